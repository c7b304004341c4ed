import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { backendPaths as to } from '../../paths.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'

const dashboard = lazyRouteComponent(() => import('./backoffice-dashboard.tsx'), 'BackofficeDashboard')
const myProfile = lazyRouteComponent(() => import('./backoffice-profile.tsx'), 'BackofficeMyProfile')
const mySetting = lazyRouteComponent(() => import('./backoffice-profile.tsx'), 'BackofficeMySetting')
const mailLog = lazyRouteComponent(() => import('../../mail/mail-log-page.tsx'), 'MailLogPage')
const auditList = lazyRouteComponent(() => import('../../audit/audit-list-page.tsx'), 'AuditListPage')
const exportsPage = lazyRouteComponent(() => import('../../export/exports-page.tsx'), 'OfficeExportsPage')
const siteConfiguration = lazyRouteComponent(
  () => import('../../site/site-configuration-page.tsx'),
  'SiteConfigurationPage',
)
const smtpSetup = lazyRouteComponent(() => import('../../mail/smtp-setup-page.tsx'), 'SmtpSetupPage')
const carousel = lazyRouteComponent(() => import('../../news/carousel-page.tsx'), 'CarouselPage')
const news = lazyRouteComponent(() => import('../../news/news-page.tsx'), 'NewsPage')
const masters = () => import('./masters-chunk.ts')
const bankList = lazyRouteComponent(masters, 'BankListPage')
const bank = lazyRouteComponent(masters, 'BankPage')
const paymentQr = lazyRouteComponent(masters, 'PaymentQrPage')
const credentials = lazyRouteComponent(masters, 'ApiCredentialsPage')
const reasons = lazyRouteComponent(masters, 'RejectionReasonsPage')
const couriers = lazyRouteComponent(masters, 'CouriersPage')
const aoCodes = lazyRouteComponent(masters, 'AoCodesPage')
const pincodes = lazyRouteComponent(masters, 'PincodesPage')
const idList = lazyRouteComponent(masters, 'IdListPage')
const packageList = lazyRouteComponent(masters, 'PackageListPage')
const packageOne = lazyRouteComponent(masters, 'PackagePage')
const packageSetup = lazyRouteComponent(masters, 'PackageSetupPage')
const registrationList = lazyRouteComponent(
  () => import('../../registration/registration-list-page.tsx'),
  'RegistrationListPage',
)
const registration = lazyRouteComponent(() => import('../../registration/registration-page.tsx'), 'RegistrationPage')
const kycList = lazyRouteComponent(() => import('../../kyc/kyc-list-page.tsx'), 'KycListPage')
const kycReview = lazyRouteComponent(() => import('../../kyc/kyc-review-page.tsx'), 'KycReviewPage')
const merchants = () => import('./merchants-chunk.ts')
const merchantList = lazyRouteComponent(merchants, 'MerchantListPage')
const merchant = lazyRouteComponent(merchants, 'MerchantPage')
const idSaleList = lazyRouteComponent(merchants, 'IdSaleListPage')
const payments = lazyRouteComponent(() => import('./backoffice-payments.tsx'), 'BackofficePayments')
const walletOf = lazyRouteComponent(() => import('../../wallet/merchant-statement-page.tsx'), 'MerchantStatementPage')
const reports = lazyRouteComponent(() => import('../../report/reports-page.tsx'), 'OfficeReportsPage')
const report = lazyRouteComponent(() => import('../../report/report-pages.tsx'), 'OfficeReportPage')
const staffChunk = () => import('./staff-chunk.ts')
const userList = lazyRouteComponent(staffChunk, 'UserListPage')
const user = lazyRouteComponent(staffChunk, 'UserPage')
const loginHistory = lazyRouteComponent(staffChunk, 'LoginHistoryPage')
const staffList = lazyRouteComponent(staffChunk, 'StaffListPage')
const downloads = lazyRouteComponent(() => import('./backoffice-download.tsx'), 'BackofficeDownload')
const pan = () => import('./pan-chunk.ts')
const panIndex = lazyRouteComponent(pan, 'OfficePanIndexPage')
const panList = lazyRouteComponent(pan, 'OfficePanListPage')
const panInfo = lazyRouteComponent(pan, 'OfficePanInfoPage')
const panVerify = lazyRouteComponent(pan, 'VerifyPage')
const panTinVerify = lazyRouteComponent(pan, 'TinVerifyPage')
const panCrop = lazyRouteComponent(() => import('../../nsdl-pan/crop/crop-page.tsx'), 'OfficeCropPage')
/** All are one page; the address says which list it shows. */
const panLists = [
  to.panDocumentVerify,
  to.panWaitingList,
  to.panAckList,
  to.panList,
  to.panRejectionList,
  to.panTinRejectionList,
  to.panTinRejection,
  to.panCancelAadhar,
  to.panPaperless,
]

const utiChunk = () => import('./uti-chunk.ts')
const utiPan = lazyRouteComponent(utiChunk, 'OfficeUtiPage')
const utiPsaLogin = lazyRouteComponent(utiChunk, 'OfficePsaPage')
const utiCouponList = lazyRouteComponent(utiChunk, 'OfficeCouponsPage')

const courierChunk = () => import('./courier-chunk.ts')
const courierList = lazyRouteComponent(courierChunk, 'OfficeCourierListPage')
const courierAdd = lazyRouteComponent(courierChunk, 'OfficeSendPage')
const courierOverdue = lazyRouteComponent(courierChunk, 'OverduePage')
const courier = lazyRouteComponent(courierChunk, 'OfficeParcelPage')

const gstChunk = () => import('./gst-chunk.ts')
const gst = lazyRouteComponent(gstChunk, 'OfficeGstIndexPage')
const gstList = lazyRouteComponent(gstChunk, 'OfficeGstListPage')
const gstDetail = lazyRouteComponent(gstChunk, 'OfficeGstPage')
const gstFilings = lazyRouteComponent(gstChunk, 'OfficeFilingListPage')
const gstFiling = lazyRouteComponent(gstChunk, 'OfficeFilingPage')
const gstDueDates = lazyRouteComponent(gstChunk, 'DueDatesPage')

/** /backend, for admin and staff. */
export function backofficeRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    path: to.dashboard,
    // Its own, so that an address without a page stays inside the shell and behind the guard.
    notFoundComponent: NotFound,
    beforeLoad: onlyFor(['admin', 'staff']),
    component: lazyRouteComponent(() => import('./backoffice-layout.tsx'), 'BackofficeLayout'),
  })
  const page = (path: string, component: typeof dashboard) =>
    createRoute({ getParentRoute: () => area, path: path.slice(to.dashboard.length) || '/', component })
  return area.addChildren([
    page(to.dashboard, dashboard),
    page(to.downloadSoftware, downloads),
    page(to.myProfile, myProfile),
    page(to.mySetting, mySetting),
    page(to.mailLog, mailLog),
    page(to.auditList, auditList),
    page(to.exports, exportsPage),
    page(to.siteConfiguration, siteConfiguration),
    page(to.smtpSetup, smtpSetup),
    page(to.carousel, carousel),
    page(to.news, news),
    page(to.bankList, bankList),
    page(`${to.bank()}/{-$id}`, bank),
    page(to.addQrCode, paymentQr),
    page(to.apiCredentials, credentials),
    page(to.rejectionReasons, reasons),
    page(to.couriers, couriers),
    page(to.referenceData, aoCodes),
    page(to.referencePincodes, pincodes),
    page(to.idList, idList),
    page(to.packages, packageList),
    page(`${to.package('')}$id`, packageOne),
    page(`${to.packageSetup('')}$id`, packageSetup),
    page(to.registrationList, registrationList),
    page(`${to.registration('')}$id`, registration),
    page(`${to.registrationList}/$id`, registration),
    page(to.kyc, kycList),
    page(`${to.merchantKyc('')}$id`, kycReview),
    page(`${to.staffKyc('')}$id`, kycReview),
    page(to.merchantList, merchantList),
    page(`${to.merchant('')}$id`, merchant),
    page(to.idSaleList, idSaleList),
    page(to.payments, payments),
    page(`${to.walletOf('')}$id`, walletOf),
    page(to.reports, reports),
    page(`${to.report('')}$name`, report),
    page(to.allUsers, userList),
    page(`${to.user('')}$id`, user),
    page(to.loginHistory, loginHistory),
    page(to.staffList, staffList),
    page(to.nsdlPan, panIndex),
    ...panLists.map((path) => page(path, panList)),
    page(`${to.panVerify()}/{-$id}`, panVerify),
    page(`${to.panTinRejectionVerify('')}$ackNo`, panTinVerify),
    page(`${to.panFormCropping('')}$id`, panCrop),
    page(`${to.panInfo('')}$id`, panInfo),
    page(to.utiPan, utiPan),
    page(to.utiPsaLogin, utiPsaLogin),
    page(to.utiCouponList, utiCouponList),
    page(to.courierList, courierList),
    page(to.courierAdd, courierAdd),
    page(to.courierOverdue, courierOverdue),
    page(`${to.courier('')}$id`, courier),
    page(to.gst, gst),
    page(to.gstRegistration, gstList),
    page(`${to.gstRegistrationOne('')}$id`, gstDetail),
    page(to.gstFilling, gstFilings),
    page(`${to.gstFillingOne('')}$id`, gstFiling),
    page(to.gstDueDates, gstDueDates),
  ])
}
