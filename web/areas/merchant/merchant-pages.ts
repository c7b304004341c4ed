import { merchantArea } from '../../../contract/kernel/role.ts'
import { serviceKeys } from '../../../contract/of-services.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { webServices } from '../../services.ts'
import { definePage, lazyFrom, type Page } from '../../ui/define-page.ts'

export type MerchantGroup =
  | 'Dashboard'
  | 'Download Software'
  | 'Account'
  | 'Payment Request'
  | 'Product'
  | 'Miscellaneous'
  | 'User Management'

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
  definePage(to.dashboard, dashboard('MerchantDashboard'), { title: 'Dashboard', access: everyone, menu: 'Dashboard' }),
  definePage(to.downloadSoftware, downloads('MerchantDownload'), {
    title: 'Download Software',
    access: everyone,
    menu: 'Download Software',
  }),

  definePage(to.myProfile, profile('MerchantMyProfile'), { title: 'My Profile', access: everyone, menu: 'Account' }),
  definePage(to.mySetting, profile('MerchantMySetting'), {
    title: 'Account Settings',
    access: everyone,
    menu: { in: 'Account', as: 'My Setting' },
  }),
  definePage(to.exports, exported('MerchantExportsPage'), {
    title: 'My exports',
    access: everyone,
    under: { none: 'Everyone has exports, and comes to them from the list that was exported or from the notice.' },
    find: 'My Exports',
    foundIn: 'Account',
  }),

  definePage(to.paymentRequest, addPayment('AddPaymentPage'), {
    title: 'Add Payment',
    access: payment,
    menu: 'Payment Request',
  }),
  definePage(to.gateway, gateway('AddMoneyPage'), {
    title: 'Add money online',
    access: payment,
    under: to.paymentRequest,
    find: 'Add Money Online',
    foundIn: 'Payments',
  }),
  definePage(to.gatewayStatus, gateway('GatewayStatusPage'), {
    title: 'Payment status',
    access: payment,
    under: to.paymentRequest,
    find: false,
  }),
  definePage(to.paymentList, payments('PaymentListPage'), {
    title: 'Payment List',
    access: payment,
    menu: 'Payment Request',
  }),
  definePage(to.statement, statement('StatementPage'), {
    title: 'Wallet Statement',
    access: payment,
    under: to.paymentList,
    find: 'Statement',
    foundIn: 'Payments',
  }),

  ...serviceKeys.flatMap((key) => [...webServices[key].own.pages]),

  definePage(to.courierList, parcels('MerchantCourierListPage'), {
    title: 'Courier',
    access: courier,
    menu: 'Miscellaneous',
  }),
  definePage(to.courierAdd, parcels('SendParcelPage'), {
    title: 'Send a parcel',
    access: courier,
    under: to.courierList,
    find: 'Send a Parcel',
  }),
  definePage(to.courierEdit, parcels('EditParcelPage'), {
    title: 'Change a parcel',
    access: courier,
    under: to.courierList,
    find: false,
  }),
  definePage(to.courier, parcels('MerchantParcelPage'), {
    title: 'Parcel',
    access: courier,
    under: to.courierList,
    find: false,
  }),
  definePage(to.reports, reportList('OwnReportsPage'), { title: 'Reports', access: report, menu: 'Miscellaneous' }),
  definePage(to.report, oneReport('OwnReportPage'), {
    title: 'Report',
    access: report,
    under: to.reports,
    find: (reports) => Object.fromEntries(reports.map(({ own }) => [own.title, to.report(own.slug)])),
  }),

  definePage(to.staffNew, staff('MerchantStaffNewPage'), {
    title: 'Add Staff',
    access: people,
    menu: 'User Management',
  }),
  definePage(to.staffList, staff('MerchantStaffListPage'), {
    title: 'Staff List',
    access: people,
    menu: 'User Management',
  }),
  definePage(to.staff, staff('MerchantStaffPage'), {
    title: 'Staff',
    access: people,
    under: to.staffList,
    find: false,
  }),
  definePage(to.staffEdit, staff('MerchantStaffEditPage'), {
    title: 'Edit Staff',
    access: people,
    under: to.staffList,
    find: false,
  }),
  definePage(to.memberNew, members('AddMemberPage'), { title: 'Add Member', access: people, menu: 'User Management' }),
  definePage(to.memberList, members('MemberListPage'), {
    title: 'Member List',
    access: people,
    menu: 'User Management',
  }),
  definePage(to.member, members('MemberPage'), { title: 'Member', access: people, under: to.memberList, find: false }),
]
