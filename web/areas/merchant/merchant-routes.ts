import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { serviceKeys } from '../../../contract/of-services.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { webServices } from '../../services.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../../ui/page-states/placed-page.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'
import { routeOf } from '../page-routes.ts'

const dashboard = lazyPage(() => import('./merchant-dashboard.tsx'), 'MerchantDashboard')
const myProfile = lazyPage(() => import('./merchant-profile.tsx'), 'MerchantMyProfile')
const mySetting = lazyPage(() => import('./merchant-profile.tsx'), 'MerchantMySetting')
const exportsPage = lazyPage(() => import('../../export/exports-page.tsx'), 'MerchantExportsPage')
const members = () => import('./members-chunk.ts')
const memberNew = lazyPage(members, 'AddMemberPage')
const memberList = lazyPage(members, 'MemberListPage')
const member = lazyPage(members, 'MemberPage')
const staffChunk = () => import('./staff-chunk.ts')
const staffNew = lazyPage(staffChunk, 'MerchantStaffNewPage')
const staffEdit = lazyPage(staffChunk, 'MerchantStaffEditPage')
const staff = lazyPage(staffChunk, 'MerchantStaffPage')
const staffList = lazyPage(staffChunk, 'MerchantStaffListPage')
const downloads = lazyPage(() => import('./merchant-download.tsx'), 'MerchantDownload')

const addPayment = lazyPage(() => import('../../payment-request/add-payment-page.tsx'), 'AddPaymentPage')
const paymentList = lazyPage(() => import('../../payment-request/payment-list-page.tsx'), 'PaymentListPage')
const statement = lazyPage(() => import('../../wallet/statement-page.tsx'), 'StatementPage')
const gatewayChunk = () => import('./gateway-chunk.ts')
const addMoney = lazyPage(gatewayChunk, 'AddMoneyPage')
const gatewayStatus = lazyPage(gatewayChunk, 'GatewayStatusPage')
const courierChunk = () => import('./courier-chunk.ts')
const courierList = lazyPage(courierChunk, 'MerchantCourierListPage')
const courierAdd = lazyPage(courierChunk, 'SendParcelPage')
const courierEdit = lazyPage(courierChunk, 'EditParcelPage')
const courier = lazyPage(courierChunk, 'MerchantParcelPage')

const reports = lazyPage(() => import('../reports-pages.tsx'), 'OwnReportsPage')
const report = lazyPage(() => import('../report-pages.tsx'), 'OwnReportPage')

/** /merchant, for merchants only. */
export function merchantRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    path: to.dashboard,
    // Its own, so that an address without a page stays inside the shell and behind the guard.
    notFoundComponent: NotFound,
    beforeLoad: onlyFor(['merchant']),
    component: lazyPage(() => import('./merchant-layout.tsx'), 'MerchantLayout'),
  })
  const route = routeOf(area, to.dashboard)
  const pages = [
    page(to.dashboard, dashboard),
    page(to.downloadSoftware, downloads),
    page(to.myProfile, myProfile),
    page(to.mySetting, mySetting),
    page(to.memberNew, memberNew),
    page(to.memberList, memberList),
    page(to.member, member),
    page(to.paymentRequest, addPayment),
    page(to.paymentList, paymentList),
    page(to.gateway, addMoney),
    page(to.gatewayStatus, gatewayStatus),
    page(to.statement, statement),
    page(to.staffNew, staffNew),
    page(to.staffList, staffList),
    page(to.staffEdit, staffEdit),
    page(to.staff, staff),
    page(to.courierList, courierList),
    page(to.courierAdd, courierAdd),
    page(to.courierEdit, courierEdit),
    page(to.courier, courier),
    ...serviceKeys.flatMap((key) => [...webServices[key].own.pages]),
    page(to.exports, exportsPage),
    page(to.reports, reports),
    page(to.report, report),
  ]
  return area.addChildren(pages.map(route))
}
