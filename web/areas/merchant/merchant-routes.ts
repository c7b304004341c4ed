import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'
import { pageRoutes } from '../page-routes.ts'

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
const panApplyChunk = () => import('./pan-apply-chunk.ts')
const panNew = lazyPage(panApplyChunk, 'NewPanPage')
const panCorrect = lazyPage(panApplyChunk, 'CorrectPanPage')
const panStartNew = lazyPage(panApplyChunk, 'StartNewPage')
const panStartCorrection = lazyPage(panApplyChunk, 'StartCorrectionPage')
const panApplyNew = lazyPage(panApplyChunk, 'ApplyNewPage')
const panApplyCorrection = lazyPage(panApplyChunk, 'ApplyCorrectionPage')
const panReapply = lazyPage(panApplyChunk, 'ReapplyPage')
const panPaperless = lazyPage(panApplyChunk, 'PaperlessPage')
const panScanChunk = () => import('./pan-scan-chunk.ts')
const panScan = lazyPage(panScanChunk, 'UploadScanPage')
const panCrop = lazyPage(panScanChunk, 'MerchantCropPage')
const panTinUpload = lazyPage(panScanChunk, 'TinUploadPage')

const panListChunk = () => import('./pan-list-chunk.ts')
const panIndex = lazyPage(panListChunk, 'MerchantPanIndexPage')
const panList = lazyPage(panListChunk, 'MerchantPanListPage')
const panInfo = lazyPage(panListChunk, 'MerchantPanInfoPage')
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
const utiPan = lazyPage(utiChunk, 'MerchantUtiPage')
const utiPsaLogin = lazyPage(utiChunk, 'PsaLoginPage')
const utiCouponBuy = lazyPage(utiChunk, 'BuyCouponsPage')
const utiCouponList = lazyPage(utiChunk, 'CouponListPage')

const courierChunk = () => import('./courier-chunk.ts')
const courierList = lazyPage(courierChunk, 'MerchantCourierListPage')
const courierAdd = lazyPage(courierChunk, 'SendParcelPage')
const courierEdit = lazyPage(courierChunk, 'EditParcelPage')
const courier = lazyPage(courierChunk, 'MerchantParcelPage')

const gstChunk = () => import('./gst-chunk.ts')
const gst = lazyPage(gstChunk, 'MerchantGstPage')
const gstNew = lazyPage(gstChunk, 'NewGstPage')
const gstForm = lazyPage(gstChunk, 'GstFormPage')
const gstList = lazyPage(gstChunk, 'GstListPage')
const gstDetail = lazyPage(gstChunk, 'GstDetailPage')
const gstFilingNew = lazyPage(gstChunk, 'NewFilingPage')
const gstFilingList = lazyPage(gstChunk, 'FilingListPage')
const gstFiling = lazyPage(gstChunk, 'FilingDetailPage')
const gstClients = lazyPage(gstChunk, 'ClientsPage')
const gstCalendar = lazyPage(gstChunk, 'GstCalendarPage')

const reports = lazyPage(() => import('../../report/reports-page.tsx'), 'OwnReportsPage')
const report = lazyPage(() => import('../../report/report-pages.tsx'), 'OwnReportPage')

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
  const page = pageRoutes(area, to.dashboard)
  return area.addChildren([
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
    page(to.nsdlPan, panIndex),
    ...panLists.map((path) => page(path, panList)),
    page(to.panInfo, panInfo),
    page(to.panApply('N'), panNew),
    page(to.panApply('C'), panCorrect),
    page(to.panApplyPaperless, panPaperless),
    page(`${to.panApply('N')}/$cat`, panStartNew),
    page(`${to.panApply('C')}/$cat`, panStartCorrection),
    page(`${to.panApply('N')}/$cat/$id`, panApplyNew),
    page(`${to.panApply('C')}/$cat/$id`, panApplyCorrection),
    page(to.panReapply, panReapply),
    page(to.panUploadScan, panScan),
    page(to.panFormScanning, panScan),
    page(to.panFormCropping, panCrop),
    page(to.panTinRejectionUpload, panTinUpload),
    page(to.utiPan, utiPan),
    page(to.utiPsaLogin, utiPsaLogin),
    page(to.utiCouponBuy, utiCouponBuy),
    page(to.utiCouponList, utiCouponList),
    page(to.courierList, courierList),
    page(to.courierAdd, courierAdd),
    page(to.courierEdit, courierEdit),
    page(to.courier, courier),
    page(to.gst, gst),
    page(to.gstRegistrationNew, gstNew),
    page(to.gstRegistrationForm, gstForm),
    page(to.gstRegistrationList, gstList),
    page(to.gstRegistration, gstDetail),
    page(to.gstFillingNew, gstFilingNew),
    page(to.gstFillingList, gstFilingList),
    page(to.gstFilling, gstFiling),
    page(to.gstClients, gstClients),
    page(to.gstCalendar, gstCalendar),
    page(to.exports, exportsPage),
    page(to.reports, reports),
    page(to.report, report),
  ])
}
