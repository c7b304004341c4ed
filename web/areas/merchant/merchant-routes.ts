import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { merchantPaths as to } from '../../paths.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'

const dashboard = lazyRouteComponent(() => import('./merchant-dashboard.tsx'), 'MerchantDashboard')
const myProfile = lazyRouteComponent(() => import('./merchant-profile.tsx'), 'MerchantMyProfile')
const mySetting = lazyRouteComponent(() => import('./merchant-profile.tsx'), 'MerchantMySetting')
const exportsPage = lazyRouteComponent(() => import('../../export/exports-page.tsx'), 'MerchantExportsPage')
const members = () => import('./members-chunk.ts')
const memberNew = lazyRouteComponent(members, 'AddMemberPage')
const memberList = lazyRouteComponent(members, 'MemberListPage')
const member = lazyRouteComponent(members, 'MemberPage')
const staffChunk = () => import('./staff-chunk.ts')
const staffNew = lazyRouteComponent(staffChunk, 'MerchantStaffNewPage')
const staffEdit = lazyRouteComponent(staffChunk, 'MerchantStaffEditPage')
const staff = lazyRouteComponent(staffChunk, 'MerchantStaffPage')
const staffList = lazyRouteComponent(staffChunk, 'MerchantStaffListPage')
const downloads = lazyRouteComponent(() => import('./merchant-download.tsx'), 'MerchantDownload')

const addPayment = lazyRouteComponent(() => import('../../payment-request/add-payment-page.tsx'), 'AddPaymentPage')
const paymentList = lazyRouteComponent(() => import('../../payment-request/payment-list-page.tsx'), 'PaymentListPage')
const statement = lazyRouteComponent(() => import('../../wallet/statement-page.tsx'), 'StatementPage')
const gatewayChunk = () => import('./gateway-chunk.ts')
const addMoney = lazyRouteComponent(gatewayChunk, 'AddMoneyPage')
const gatewayStatus = lazyRouteComponent(gatewayChunk, 'GatewayStatusPage')
const panApplyChunk = () => import('./pan-apply-chunk.ts')
const panNew = lazyRouteComponent(panApplyChunk, 'NewPanPage')
const panCorrect = lazyRouteComponent(panApplyChunk, 'CorrectPanPage')
const panStartNew = lazyRouteComponent(panApplyChunk, 'StartNewPage')
const panStartCorrection = lazyRouteComponent(panApplyChunk, 'StartCorrectionPage')
const panApply = lazyRouteComponent(panApplyChunk, 'ApplyPage')
const panReapply = lazyRouteComponent(panApplyChunk, 'ReapplyPage')
const panPaperless = lazyRouteComponent(panApplyChunk, 'PaperlessPage')
const panScanChunk = () => import('./pan-scan-chunk.ts')
const panScan = lazyRouteComponent(panScanChunk, 'UploadScanPage')
const panCrop = lazyRouteComponent(panScanChunk, 'MerchantCropPage')
const panTinUpload = lazyRouteComponent(panScanChunk, 'TinUploadPage')

const panListChunk = () => import('./pan-list-chunk.ts')
const panIndex = lazyRouteComponent(panListChunk, 'MerchantPanIndexPage')
const panList = lazyRouteComponent(panListChunk, 'MerchantPanListPage')
const panInfo = lazyRouteComponent(panListChunk, 'MerchantPanInfoPage')
/** All are one page; the address says which list it shows. */
const panLists = [
  to.panPhysicalList,
  to.panWaitingList,
  to.panAckList,
  to.panRejectionList,
  to.panTinRejectionList,
  to.panHardcopyList,
  to.panPaperlessList,
]

const utiChunk = () => import('./uti-chunk.ts')
const utiPan = lazyRouteComponent(utiChunk, 'MerchantUtiPage')
const utiPsaLogin = lazyRouteComponent(utiChunk, 'PsaLoginPage')
const utiCouponBuy = lazyRouteComponent(utiChunk, 'BuyCouponsPage')
const utiCouponList = lazyRouteComponent(utiChunk, 'CouponListPage')

const courierChunk = () => import('./courier-chunk.ts')
const courierList = lazyRouteComponent(courierChunk, 'MerchantCourierListPage')
const courierAdd = lazyRouteComponent(courierChunk, 'SendParcelPage')
const courierEdit = lazyRouteComponent(courierChunk, 'EditParcelPage')
const courier = lazyRouteComponent(courierChunk, 'MerchantParcelPage')

const gstChunk = () => import('./gst-chunk.ts')
const gst = lazyRouteComponent(gstChunk, 'MerchantGstPage')
const gstNew = lazyRouteComponent(gstChunk, 'NewGstPage')
const gstForm = lazyRouteComponent(gstChunk, 'GstFormPage')
const gstList = lazyRouteComponent(gstChunk, 'GstListPage')
const gstDetail = lazyRouteComponent(gstChunk, 'GstDetailPage')
const gstFilingNew = lazyRouteComponent(gstChunk, 'NewFilingPage')
const gstFilingList = lazyRouteComponent(gstChunk, 'FilingListPage')
const gstFiling = lazyRouteComponent(gstChunk, 'FilingDetailPage')
const gstClients = lazyRouteComponent(gstChunk, 'ClientsPage')
const gstCalendar = lazyRouteComponent(gstChunk, 'GstCalendarPage')

const reports = lazyRouteComponent(() => import('../../report/reports-page.tsx'), 'OwnReportsPage')
const report = lazyRouteComponent(() => import('../../report/report-pages.tsx'), 'OwnReportPage')

/** /merchant, for merchants only. */
export function merchantRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    path: to.dashboard,
    // Its own, so that an address without a page stays inside the shell and behind the guard.
    notFoundComponent: NotFound,
    beforeLoad: onlyFor(['merchant']),
    component: lazyRouteComponent(() => import('./merchant-layout.tsx'), 'MerchantLayout'),
  })
  const page = (path: string, component: typeof dashboard) =>
    createRoute({ getParentRoute: () => area, path: path.slice(to.dashboard.length) || '/', component })
  return area.addChildren([
    page(to.dashboard, dashboard),
    page(to.downloadSoftware, downloads),
    page(to.myProfile, myProfile),
    page(to.mySetting, mySetting),
    page(to.memberNew, memberNew),
    page(to.memberList, memberList),
    page(`${to.member('')}$id`, member),
    page(to.paymentRequest, addPayment),
    page(to.paymentList, paymentList),
    page(to.gateway, addMoney),
    page(to.gatewayStatus, gatewayStatus),
    page(to.statement, statement),
    page(to.staffNew, staffNew),
    page(to.staffList, staffList),
    page(`${to.staffEdit('')}$id`, staffEdit),
    page(`${to.staff('')}$id`, staff),
    page(to.nsdlPan, panIndex),
    ...panLists.map((path) => page(path, panList)),
    page(`${to.panInfo('')}$id`, panInfo),
    page(to.panApply('N'), panNew),
    page(to.panApply('C'), panCorrect),
    page(to.panApplyPaperless, panPaperless),
    page(`${to.panApply('N')}/$cat`, panStartNew),
    page(`${to.panApply('C')}/$cat`, panStartCorrection),
    page(`${to.panApply('N')}/$cat/$id`, panApply),
    page(`${to.panApply('C')}/$cat/$id`, panApply),
    page(`${to.panReapply('')}$id`, panReapply),
    page(`${to.panUploadScan('')}$id`, panScan),
    page(`${to.panFormScanning('')}$id`, panScan),
    page(`${to.panFormCropping('')}$id`, panCrop),
    page(`${to.panTinRejectionUpload('')}$ackNo`, panTinUpload),
    page(to.utiPan, utiPan),
    page(to.utiPsaLogin, utiPsaLogin),
    page(to.utiCouponBuy, utiCouponBuy),
    page(to.utiCouponList, utiCouponList),
    page(to.courierList, courierList),
    page(to.courierAdd, courierAdd),
    page(`${to.courierEdit('')}$id`, courierEdit),
    page(`${to.courier('')}$id`, courier),
    page(to.gst, gst),
    page(to.gstRegistrationNew, gstNew),
    page(`${to.gstRegistrationForm('')}$id`, gstForm),
    page(to.gstRegistrationList, gstList),
    page(`${to.gstRegistration('')}$id`, gstDetail),
    page(to.gstFillingNew, gstFilingNew),
    page(to.gstFillingList, gstFilingList),
    page(`${to.gstFilling('')}$id`, gstFiling),
    page(to.gstClients, gstClients),
    page(to.gstCalendar, gstCalendar),
    page(to.exports, exportsPage),
    page(to.reports, reports),
    page(`${to.report('')}$name`, report),
  ])
}
