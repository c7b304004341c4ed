import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { webServices } from '../services.ts'
import type { Page } from '../ui/define-page.ts'
import { officePages } from './backoffice/backoffice-pages.ts'
import { backofficeRoutes } from './backoffice/backoffice-routes.ts'
import { merchantPages } from './merchant/merchant-pages.ts'
import { merchantRoutes } from './merchant/merchant-routes.ts'
import { routerOver } from './portal-root.tsx'

const portal = routerOver({
  areas: (root) => [backofficeRoutes(root), merchantRoutes(root)],
  history: createMemoryHistory(),
})

/** The page that stands at an address, by its name; only the shell of the area where no page stands. */
function pageAt(address: string): string | undefined {
  const [, , route] = portal.getMatchedRoutes(address)
  const page = route?.options.component
  return page && 'displayName' in page ? String(page.displayName) : undefined
}

const officeRows = [
  ['/backend', 'BackofficeDashboard'],
  ['/backend/download-software', 'BackofficeDownload'],
  ['/backend/my-profile', 'BackofficeMyProfile'],
  ['/backend/my-profile/setting', 'BackofficeMySetting'],
  ['/backend/masters/package', 'PackageListPage'],
  ['/backend/masters/package/1', 'PackagePage'],
  ['/backend/masters/package-setup/1', 'PackageSetupPage'],
  ['/backend/masters/bank-list', 'BankListPage'],
  ['/backend/masters/add-qrcode', 'PaymentQrPage'],
  ['/backend/masters/bank', 'BankPage'],
  ['/backend/masters/bank/1', 'BankPage'],
  ['/backend/masters/id-list', 'IdListPage'],
  ['/backend/masters/api-credentials', 'ApiCredentialsPage'],
  ['/backend/actions/payments', 'BackofficePayments'],
  ['/backend/actions/nsdl-pan', 'OfficePanIndexPage'],
  ['/backend/actions/nsdl-pan/waiting-list', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/pan-list', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/ack-list', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/document-verify', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/rejection-list', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/tin-rejection', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/tin-rejection-list', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/cancel-aadhar', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/paperless', 'OfficePanListPage'],
  ['/backend/actions/nsdl-pan/tin-rejection-verify/1', 'TinVerifyPage'],
  ['/backend/actions/nsdl-pan/form-cropping/1', 'OfficeCropPage'],
  ['/backend/actions/nsdl-pan/verify', 'VerifyPage'],
  ['/backend/actions/nsdl-pan/verify/1', 'VerifyPage'],
  ['/backend/actions/nsdl-pan/paninfo/1', 'OfficePanInfoPage'],
  ['/backend/actions/uti-pan', 'OfficeUtiPage'],
  ['/backend/actions/uti-pan/coupon-list', 'OfficeCouponsPage'],
  ['/backend/actions/uti-pan/psa-login', 'OfficePsaPage'],
  ['/backend/actions/gst', 'OfficeGstIndexPage'],
  ['/backend/actions/gst/registration', 'OfficeGstListPage'],
  ['/backend/actions/gst/filling', 'OfficeFilingListPage'],
  ['/backend/misc/courier/list', 'OfficeCourierListPage'],
  ['/backend/misc/courier/add', 'OfficeSendPage'],
  ['/backend/misc/courier/1', 'OfficeParcelPage'],
  ['/backend/misc/reports', 'OfficeReportsPage'],
  ['/backend/misc/reports/daily-collection', 'OfficeReportPage'],
  ['/backend/user-management/registration', 'RegistrationListPage'],
  ['/backend/user-management/registration-action/1', 'RegistrationPage'],
  ['/backend/user-management/registration/1', 'RegistrationPage'],
  ['/backend/user-management/staff-list', 'StaffListPage'],
  ['/backend/user-management/all-users', 'UserListPage'],
  ['/backend/user-management/user/1', 'UserPage'],
  ['/backend/user-management/kyc', 'KycListPage'],
  ['/backend/user-management/merchant-kyc/1', 'KycReviewPage'],
  ['/backend/user-management/staff-kyc/1', 'KycReviewPage'],
  ['/backend/user-management/id-sale-list', 'IdSaleListPage'],
  ['/backend/user-management/merchant-list', 'MerchantListPage'],
  ['/backend/user-management/merchant/1', 'MerchantPage'],
  ['/backend/settings/site-configuration', 'SiteConfigurationPage'],
  ['/backend/settings/smtp-setup', 'SmtpSetupPage'],
  ['/backend/settings/carousel', 'CarouselPage'],
  ['/backend/settings/news-n-updates', 'NewsPage'],
  ['/backend/settings/mail-log', 'MailLogPage'],
  ['/backend/settings/audit-list', 'AuditListPage'],
  ['/backend/settings/repeated-work', 'RecurringJobsPage'],
  ['/backend/exports', 'OfficeExportsPage'],
  ['/backend/masters/rejection-reasons', 'RejectionReasonsPage'],
  ['/backend/masters/couriers', 'CouriersPage'],
  ['/backend/masters/reference-data', 'AoCodesPage'],
  ['/backend/masters/reference-data/pincodes', 'PincodesPage'],
  ['/backend/masters/rules-in-force', 'RulesInForcePage'],
  ['/backend/actions/payments/wallet/1', 'MerchantStatementPage'],
  ['/backend/actions/gst/registration/1', 'OfficeGstPage'],
  ['/backend/actions/gst/filling/1', 'OfficeFilingPage'],
  ['/backend/actions/gst/due-dates', 'DueDatesPage'],
  ['/backend/misc/courier/overdue', 'OverduePage'],
  ['/backend/user-management/login-history', 'LoginHistoryPage'],
]

const pan = '/merchant/product/nsdl-pan'
const merchantRows = [
  ['/merchant', 'MerchantDashboard'],
  ['/merchant/account/my-profile', 'MerchantMyProfile'],
  ['/merchant/account/my-setting', 'MerchantMySetting'],
  ['/merchant/download-software', 'MerchantDownload'],
  ['/merchant/accounts/payment-req', 'AddPaymentPage'],
  ['/merchant/accounts/payment-list', 'PaymentListPage'],
  [pan, 'MerchantPanIndexPage'],
  [`${pan}/apply/N`, 'NewPanPage'],
  [`${pan}/apply/N/individual`, 'StartNewPage'],
  [`${pan}/apply/N/individual/1`, 'ApplyNewPage'],
  [`${pan}/apply/N/company`, 'StartNewPage'],
  [`${pan}/apply/N/company/1`, 'ApplyNewPage'],
  [`${pan}/apply/C`, 'CorrectPanPage'],
  [`${pan}/apply/C/individual`, 'StartCorrectionPage'],
  [`${pan}/apply/C/individual/1`, 'ApplyCorrectionPage'],
  [`${pan}/apply/C/trust`, 'StartCorrectionPage'],
  [`${pan}/apply/C/trust/1`, 'ApplyCorrectionPage'],
  [`${pan}/apply/paperless`, 'PaperlessPage'],
  [`${pan}/reapply/1`, 'ReapplyPage'],
  [`${pan}/form-cropping/1`, 'MerchantCropPage'],
  [`${pan}/form-scanning/1`, 'UploadScanPage'],
  [`${pan}/upload-scan/1`, 'UploadScanPage'],
  [`${pan}/tin-rejection-upload/1`, 'TinUploadPage'],
  [`${pan}/paninfo/1`, 'MerchantPanInfoPage'],
  [`${pan}/paperless/list`, 'MerchantPanListPage'],
  [`${pan}/physical/pan-list`, 'MerchantPanListPage'],
  [`${pan}/waiting-list`, 'MerchantPanListPage'],
  [`${pan}/ack-list`, 'MerchantPanListPage'],
  [`${pan}/rejection-list`, 'MerchantPanListPage'],
  [`${pan}/tin-rejection-list`, 'MerchantPanListPage'],
  [`${pan}/hardcopy-list`, 'MerchantPanListPage'],
  ['/merchant/product/uti-pan', 'MerchantUtiPage'],
  ['/merchant/product/uti-pan/psa-login', 'PsaLoginPage'],
  ['/merchant/product/uti-pan/coupon/buy', 'BuyCouponsPage'],
  ['/merchant/product/uti-pan/coupon/list', 'CouponListPage'],
  ['/merchant/product/gst', 'MerchantGstPage'],
  ['/merchant/product/gst/registration/new', 'NewGstPage'],
  ['/merchant/product/gst/registration/list', 'GstListPage'],
  ['/merchant/product/gst/filling/new', 'NewFilingPage'],
  ['/merchant/product/gst/filling/list', 'FilingListPage'],
  ['/merchant/user-management/staff/new', 'MerchantStaffNewPage'],
  ['/merchant/user-management/staff/edit/1', 'MerchantStaffEditPage'],
  ['/merchant/user-management/staff/1', 'MerchantStaffPage'],
  ['/merchant/user-management/staff-list', 'MerchantStaffListPage'],
  ['/merchant/user-management/add-frenchies', 'AddMemberPage'],
  ['/merchant/user-management/frenchies-list', 'MemberListPage'],
  ['/merchant/user-management/view-frenchies/1', 'MemberPage'],
  ['/merchant/paymentgateway/pg-gateway', 'AddMoneyPage'],
  ['/merchant/paymentgateway/payment-status', 'GatewayStatusPage'],
  ['/merchant/misc/courier/list', 'MerchantCourierListPage'],
  ['/merchant/misc/courier/add', 'SendParcelPage'],
  ['/merchant/misc/courier/edit/1', 'EditParcelPage'],
  ['/merchant/misc/courier/1', 'MerchantParcelPage'],
  ['/merchant/misc/reports', 'OwnReportsPage'],
  ['/merchant/misc/reports/daily-collection', 'OwnReportPage'],
  ['/merchant/exports', 'MerchantExportsPage'],
  ['/merchant/accounts/statement', 'StatementPage'],
  ['/merchant/product/gst/registration/new/1', 'GstFormPage'],
  ['/merchant/product/gst/registration/1', 'GstDetailPage'],
  ['/merchant/product/gst/filling/1', 'FilingDetailPage'],
  ['/merchant/product/gst/calendar', 'GstCalendarPage'],
  ['/merchant/product/gst/clients', 'ClientsPage'],
]

describe('the back office', () => {
  it.each(officeRows)('has at %s the page %s', (address, page) => {
    expect(pageAt(address)).toBe(page)
  })
})

describe('the merchant area', () => {
  it.each(merchantRows)('shows a merchant at %s the page %s', (address, page) => {
    expect(pageAt(address)).toBe(page)
  })
})

/** An address that the router leads to the page. */
const visited = (pattern: string) => pattern.replace('{-$id}', '7').replaceAll(/\$\w+/g, '7')
const routeAt = (address = '') => portal.getMatchedRoutes(address)[2]

const ofServices = new Set<Page>(
  Object.values(webServices).flatMap(({ office, own }) => [...office.pages, ...own.pages]),
)

it.each([
  ['the back office', officePages, officeRows],
  ['the merchant area', merchantPages, merchantRows],
] as const)('every page of %s that is of no service stands in this list', (_area, pages, rows) => {
  const listed = new Set(rows.map(([address]) => routeAt(address)))
  const own = pages.filter((page) => !ofServices.has(page)).map(({ pattern }) => visited(pattern))
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter((address) => !listed.has(routeAt(address)))).toEqual([])
})

it('where no page stands there is the shell of the area only', () => {
  expect([pageAt('/backend/nowhere'), pageAt('/merchant/nowhere')]).toEqual(['BackofficeLayout', 'MerchantLayout'])
})
