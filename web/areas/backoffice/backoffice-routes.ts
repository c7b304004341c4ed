import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { serviceKeys } from '../../../contract/of-services.ts'
import { backendPaths as to } from '../../../contract/paths.ts'
import { webServices } from '../../services.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../../ui/page-states/placed-page.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'
import { routeOf } from '../page-routes.ts'

const dashboard = lazyPage(() => import('./backoffice-dashboard.tsx'), 'BackofficeDashboard')
const myProfile = lazyPage(() => import('./backoffice-profile.tsx'), 'BackofficeMyProfile')
const mySetting = lazyPage(() => import('./backoffice-profile.tsx'), 'BackofficeMySetting')
const mailLog = lazyPage(() => import('../../mail/mail-log-page.tsx'), 'MailLogPage')
const auditList = lazyPage(() => import('../../audit/audit-list-page.tsx'), 'AuditListPage')
const recurringJobs = lazyPage(() => import('../../recurring-job/recurring-jobs-page.tsx'), 'RecurringJobsPage')
const exportsPage = lazyPage(() => import('../../export/exports-page.tsx'), 'OfficeExportsPage')
const siteConfiguration = lazyPage(() => import('../../site/site-configuration-page.tsx'), 'SiteConfigurationPage')
const smtpSetup = lazyPage(() => import('../../mail/smtp-setup-page.tsx'), 'SmtpSetupPage')
const carousel = lazyPage(() => import('../../news/carousel-page.tsx'), 'CarouselPage')
const news = lazyPage(() => import('../../news/news-page.tsx'), 'NewsPage')
const masters = () => import('./masters-chunk.ts')
const bankList = lazyPage(masters, 'BankListPage')
const bank = lazyPage(masters, 'BankPage')
const paymentQr = lazyPage(masters, 'PaymentQrPage')
const credentials = lazyPage(masters, 'ApiCredentialsPage')
const reasons = lazyPage(masters, 'RejectionReasonsPage')
const couriers = lazyPage(masters, 'CouriersPage')
const rulesInForce = lazyPage(masters, 'RulesInForcePage')
const aoCodes = lazyPage(masters, 'AoCodesPage')
const pincodes = lazyPage(masters, 'PincodesPage')
const idList = lazyPage(masters, 'IdListPage')
const packageList = lazyPage(masters, 'PackageListPage')
const packageOne = lazyPage(masters, 'PackagePage')
const packageSetup = lazyPage(masters, 'PackageSetupPage')
const registrationList = lazyPage(() => import('../../registration/registration-list-page.tsx'), 'RegistrationListPage')
const registration = lazyPage(() => import('../../registration/registration-page.tsx'), 'RegistrationPage')
const kycList = lazyPage(() => import('../../kyc/kyc-list-page.tsx'), 'KycListPage')
const kycReview = lazyPage(() => import('../../kyc/kyc-review-page.tsx'), 'KycReviewPage')
const merchants = () => import('./merchants-chunk.ts')
const merchantList = lazyPage(merchants, 'MerchantListPage')
const merchant = lazyPage(merchants, 'MerchantPage')
const idSaleList = lazyPage(merchants, 'IdSaleListPage')
const payments = lazyPage(() => import('./backoffice-payments.tsx'), 'BackofficePayments')
const walletOf = lazyPage(() => import('../../wallet/merchant-statement-page.tsx'), 'MerchantStatementPage')
const reports = lazyPage(() => import('../reports-pages.tsx'), 'OfficeReportsPage')
const report = lazyPage(() => import('../report-pages.tsx'), 'OfficeReportPage')
const staffChunk = () => import('./staff-chunk.ts')
const userList = lazyPage(staffChunk, 'UserListPage')
const user = lazyPage(staffChunk, 'UserPage')
const loginHistory = lazyPage(staffChunk, 'LoginHistoryPage')
const staffList = lazyPage(staffChunk, 'StaffListPage')
const downloads = lazyPage(() => import('./backoffice-download.tsx'), 'BackofficeDownload')
const courierChunk = () => import('./courier-chunk.ts')
const courierList = lazyPage(courierChunk, 'OfficeCourierListPage')
const courierAdd = lazyPage(courierChunk, 'OfficeSendPage')
const courierOverdue = lazyPage(courierChunk, 'OverduePage')
const courier = lazyPage(courierChunk, 'OfficeParcelPage')

/** /backend, for admin and staff. */
export function backofficeRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    path: to.dashboard,
    // Its own, so that an address without a page stays inside the shell and behind the guard.
    notFoundComponent: NotFound,
    beforeLoad: onlyFor(['admin', 'staff']),
    component: lazyPage(() => import('./backoffice-layout.tsx'), 'BackofficeLayout'),
  })
  const route = routeOf(area, to.dashboard)
  const pages = [
    page(to.dashboard, dashboard),
    page(to.downloadSoftware, downloads),
    page(to.myProfile, myProfile),
    page(to.mySetting, mySetting),
    page(to.mailLog, mailLog),
    page(to.auditList, auditList),
    page(to.recurringJobs, recurringJobs),
    page(to.exports, exportsPage),
    page(to.siteConfiguration, siteConfiguration),
    page(to.smtpSetup, smtpSetup),
    page(to.carousel, carousel),
    page(to.news, news),
    page(to.bankList, bankList),
    page(to.bank, bank),
    page(to.addQrCode, paymentQr),
    page(to.apiCredentials, credentials),
    page(to.rejectionReasons, reasons),
    page(to.couriers, couriers),
    page(to.rulesInForce, rulesInForce),
    page(to.referenceData, aoCodes),
    page(to.referencePincodes, pincodes),
    page(to.idList, idList),
    page(to.packages, packageList),
    page(to.package, packageOne),
    page(to.packageSetup, packageSetup),
    page(to.registrationList, registrationList),
    page(to.registration, registration),
    page(`${to.registrationList}/$id`, registration),
    page(to.kyc, kycList),
    page(to.merchantKyc, kycReview),
    page(to.staffKyc, kycReview),
    page(to.merchantList, merchantList),
    page(to.merchant, merchant),
    page(to.idSaleList, idSaleList),
    page(to.payments, payments),
    page(to.walletOf, walletOf),
    page(to.reports, reports),
    page(to.report, report),
    page(to.allUsers, userList),
    page(to.user, user),
    page(to.loginHistory, loginHistory),
    page(to.staffList, staffList),
    page(to.courierList, courierList),
    page(to.courierAdd, courierAdd),
    page(to.courierOverdue, courierOverdue),
    page(to.courier, courier),
    ...serviceKeys.flatMap((key) => [...webServices[key].office.pages]),
  ]
  return area.addChildren(pages.map(route))
}
