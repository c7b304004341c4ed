import { merchantArea } from '../../../contract/kernel/role.ts'
import { serviceKeys } from '../../../contract/of-services.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { webServices } from '../../services.ts'
import { type Page, definePage as page, pagesOf } from '../../ui/define-page.ts'

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

const dashboard = pagesOf(() => import('./merchant-dashboard.tsx'))
const downloads = pagesOf(() => import('./merchant-download.tsx'))
const profile = pagesOf(() => import('./merchant-profile.tsx'))
const exported = pagesOf(() => import('../../export/exports-page.tsx'))
const addPayment = pagesOf(() => import('../../payment-request/add-payment-page.tsx'))
const payments = pagesOf(() => import('../../payment-request/payment-list-page.tsx'))
const statement = pagesOf(() => import('../../wallet/statement-page.tsx'))
const gateway = pagesOf(() => import('./gateway-chunk.ts'))
const parcels = pagesOf(() => import('./courier-chunk.ts'))
const reportList = pagesOf(() => import('../reports-pages.tsx'))
const oneReport = pagesOf(() => import('../report-pages.tsx'))
const staff = pagesOf(() => import('./staff-chunk.ts'))
const members = pagesOf(() => import('./members-chunk.ts'))

/** Every page of the merchant area; within a group the menu has them in this order. */
export const merchantPages: readonly Page<MerchantGroup>[] = [
  page(to.dashboard, dashboard('MerchantDashboard'), { title: 'Dashboard', access: everyone, menu: 'Dashboard' }),
  page(to.downloadSoftware, downloads('MerchantDownload'), {
    title: 'Download Software',
    access: everyone,
    menu: 'Download Software',
  }),

  page(to.myProfile, profile('MerchantMyProfile'), { title: 'My Profile', access: everyone, menu: 'Account' }),
  page(to.mySetting, profile('MerchantMySetting'), {
    title: 'Account Settings',
    access: everyone,
    menu: { in: 'Account', as: 'My Setting' },
  }),
  page(to.exports, exported('MerchantExportsPage'), {
    title: 'My exports',
    access: everyone,
    under: { none: 'Everyone has exports, and comes to them from the list that was exported or from the notice.' },
    find: 'My Exports',
    foundIn: 'Account',
  }),

  page(to.paymentRequest, addPayment('AddPaymentPage'), {
    title: 'Add Payment',
    access: payment,
    menu: 'Payment Request',
  }),
  page(to.gateway, gateway('AddMoneyPage'), {
    title: 'Add money online',
    access: payment,
    under: to.paymentRequest,
    find: 'Add Money Online',
    foundIn: 'Payments',
  }),
  page(to.gatewayStatus, gateway('GatewayStatusPage'), {
    title: 'Payment status',
    access: payment,
    under: to.paymentRequest,
    find: false,
  }),
  page(to.paymentList, payments('PaymentListPage'), {
    title: 'Payment List',
    access: payment,
    menu: 'Payment Request',
  }),
  page(to.statement, statement('StatementPage'), {
    title: 'Wallet Statement',
    access: payment,
    under: to.paymentList,
    find: 'Statement',
    foundIn: 'Payments',
  }),

  ...serviceKeys.flatMap((key) => [...webServices[key].own.pages]),

  page(to.courierList, parcels('MerchantCourierListPage'), {
    title: 'Courier',
    access: courier,
    menu: 'Miscellaneous',
  }),
  page(to.courierAdd, parcels('SendParcelPage'), {
    title: 'Send a parcel',
    access: courier,
    under: to.courierList,
    find: 'Send a Parcel',
  }),
  page(to.courierEdit, parcels('EditParcelPage'), {
    title: 'Change a parcel',
    access: courier,
    under: to.courierList,
    find: false,
  }),
  page(to.courier, parcels('MerchantParcelPage'), {
    title: 'Parcel',
    access: courier,
    under: to.courierList,
    find: false,
  }),
  page(to.reports, reportList('OwnReportsPage'), { title: 'Reports', access: report, menu: 'Miscellaneous' }),
  page(to.report, oneReport('OwnReportPage'), {
    title: 'Report',
    access: report,
    under: to.reports,
    find: (reports) => Object.fromEntries(reports.map(({ own }) => [own.title, to.report(own.slug)])),
  }),

  page(to.staffNew, staff('MerchantStaffNewPage'), { title: 'Add Staff', access: people, menu: 'User Management' }),
  page(to.staffList, staff('MerchantStaffListPage'), { title: 'Staff List', access: people, menu: 'User Management' }),
  page(to.staff, staff('MerchantStaffPage'), { title: 'Staff', access: people, under: to.staffList, find: false }),
  page(to.staffEdit, staff('MerchantStaffEditPage'), {
    title: 'Edit Staff',
    access: people,
    under: to.staffList,
    find: false,
  }),
  page(to.memberNew, members('AddMemberPage'), { title: 'Add Member', access: people, menu: 'User Management' }),
  page(to.memberList, members('MemberListPage'), { title: 'Member List', access: people, menu: 'User Management' }),
  page(to.member, members('MemberPage'), { title: 'Member', access: people, under: to.memberList, find: false }),
]
