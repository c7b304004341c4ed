import { merchantArea } from '../../../contract/kernel/role.ts'
import { serviceKeys } from '../../../contract/of-services.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { merchantPagesTexts } from '../../../texts/en/merchant-pages.ts'
import { webServices } from '../../services.ts'
import { definePage, lazyFrom, type Page } from '../../ui/define-page.ts'

export type MerchantGroup = 'Dashboard' | 'Download' | 'Account' | 'Payment' | 'Product' | 'Miscellaneous' | 'People'

const everyone = merchantArea()
const payment = merchantArea('payment')
const courier = merchantArea('courier')
const report = merchantArea('report')
const people = merchantArea('manage-people')

const dashboard = lazyFrom(() => import('./merchant-dashboard.tsx'))
const downloads = lazyFrom(() => import('./merchant-download.tsx'))
const profile = lazyFrom(() => import('./merchant-profile.tsx'))
const exported = lazyFrom(() => import('../../export/exports-page.tsx'))
const addPayment = lazyFrom(() => import('../../payment-request/add-payment-page.tsx'))
const payments = lazyFrom(() => import('../../payment-request/payment-list-page.tsx'))
const statement = lazyFrom(() => import('../../wallet/statement-page.tsx'))
const gateway = lazyFrom(() => import('./gateway-chunk.ts'))
const parcels = lazyFrom(() => import('./courier-chunk.ts'))
const reportList = lazyFrom(() => import('../report-list-chunk.tsx'))
const oneReport = lazyFrom(() => import('../one-report-chunk.tsx'))
const staff = lazyFrom(() => import('./staff-chunk.ts'))
const members = lazyFrom(() => import('./members-chunk.ts'))

/** Every page of the merchant area; within a group the menu has them in this order. */
export const merchantPages: readonly Page<MerchantGroup>[] = [
  definePage(to.dashboard, dashboard('MerchantDashboard'), {
    title: merchantPagesTexts.dashboard,
    access: everyone,
    menu: 'Dashboard',
  }),
  definePage(to.downloadSoftware, downloads('MerchantDownload'), {
    title: merchantPagesTexts.downloadSoftware,
    access: everyone,
    menu: 'Download',
  }),

  definePage(to.myProfile, profile('MerchantMyProfile'), {
    title: merchantPagesTexts.myProfile,
    access: everyone,
    menu: 'Account',
  }),
  definePage(to.mySetting, profile('MerchantMySetting'), {
    title: merchantPagesTexts.accountSettings,
    access: everyone,
    menu: { in: 'Account', as: merchantPagesTexts.mySetting },
  }),
  definePage(to.exports, exported('MerchantExportsPage'), {
    title: merchantPagesTexts.myExports,
    access: everyone,
    under: { none: 'Everyone has exports, and comes to them from the list that was exported or from the notice.' },
    find: () => ({ [merchantPagesTexts.myExportsName()]: to.exports }),
    foundIn: merchantPagesTexts.account,
  }),

  definePage(to.paymentRequest, addPayment('AddPaymentPage'), {
    title: merchantPagesTexts.addPayment,
    access: payment,
    menu: 'Payment',
  }),
  definePage(to.gateway, gateway('AddMoneyPage'), {
    title: merchantPagesTexts.addMoneyOnline,
    access: payment,
    under: to.paymentRequest,
    find: () => ({ [merchantPagesTexts.addMoneyOnlineName()]: to.gateway }),
    foundIn: merchantPagesTexts.payments,
  }),
  definePage(to.gatewayStatus, gateway('GatewayStatusPage'), {
    title: merchantPagesTexts.paymentStatus,
    access: payment,
    under: to.paymentRequest,
    find: false,
  }),
  definePage(to.paymentList, payments('PaymentListPage'), {
    title: merchantPagesTexts.paymentList,
    access: payment,
    menu: 'Payment',
  }),
  definePage(to.statement, statement('StatementPage'), {
    title: merchantPagesTexts.walletStatement,
    access: payment,
    under: to.paymentList,
    find: () => ({ [merchantPagesTexts.statement()]: to.statement }),
    foundIn: merchantPagesTexts.payments,
  }),

  ...serviceKeys.flatMap((key) => [...webServices[key].own.pages]),

  definePage(to.courierList, parcels('MerchantCourierListPage'), {
    title: merchantPagesTexts.courier,
    access: courier,
    menu: 'Miscellaneous',
  }),
  definePage(to.courierAdd, parcels('SendParcelPage'), {
    title: merchantPagesTexts.sendAParcel,
    access: courier,
    under: to.courierList,
    find: () => ({ [merchantPagesTexts.sendAParcelName()]: to.courierAdd }),
  }),
  definePage(to.courierEdit, parcels('EditParcelPage'), {
    title: merchantPagesTexts.changeAParcel,
    access: courier,
    under: to.courierList,
    find: false,
  }),
  definePage(to.courier, parcels('MerchantParcelPage'), {
    title: merchantPagesTexts.parcel,
    access: courier,
    under: to.courierList,
    find: false,
  }),
  definePage(to.reports, reportList('OwnReportsPage'), {
    title: merchantPagesTexts.reports,
    access: report,
    menu: 'Miscellaneous',
  }),
  definePage(to.report, oneReport('OwnReportPage'), {
    title: merchantPagesTexts.report,
    access: report,
    under: to.reports,
    find: (reports) => Object.fromEntries(reports.map(({ own }) => [own.title, to.report(own.slug)])),
  }),

  definePage(to.staffNew, staff('MerchantStaffNewPage'), {
    title: merchantPagesTexts.addStaff,
    access: people,
    menu: 'People',
  }),
  definePage(to.staffList, staff('MerchantStaffListPage'), {
    title: merchantPagesTexts.staffList,
    access: people,
    menu: 'People',
  }),
  definePage(to.staff, staff('MerchantStaffPage'), {
    title: merchantPagesTexts.staff,
    access: people,
    under: to.staffList,
    find: false,
  }),
  definePage(to.staffEdit, staff('MerchantStaffEditPage'), {
    title: merchantPagesTexts.editStaff,
    access: people,
    under: to.staffList,
    find: false,
  }),
  definePage(to.memberNew, members('AddMemberPage'), {
    title: merchantPagesTexts.addMember,
    access: people,
    menu: 'People',
  }),
  definePage(to.memberList, members('MemberListPage'), {
    title: merchantPagesTexts.memberList,
    access: people,
    menu: 'People',
  }),
  definePage(to.member, members('MemberPage'), {
    title: merchantPagesTexts.member,
    access: people,
    under: to.memberList,
    find: false,
  }),
]
