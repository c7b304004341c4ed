import { adminOnly, backOffice } from '../../../contract/kernel/role.ts'
import { serviceKeys } from '../../../contract/of-services.ts'
import { backendPaths as to } from '../../../contract/paths.ts'
import { webServices } from '../../services.ts'
import { type Page, definePage as page, pagesOf } from '../../ui/define-page.ts'

export type OfficeGroup =
  | 'Dashboard'
  | 'Download Software'
  | 'My Account'
  | 'Data Setup'
  | 'Actions'
  | 'Misc'
  | 'User Management'
  | 'Setting'

const everyone = backOffice()
const master = backOffice('master')
const payment = backOffice('payment')
const courier = backOffice('courier')
const report = backOffice('report')
const user = backOffice('user')
const registration = backOffice('registration')
const setting = backOffice('setting')

const dashboard = pagesOf(() => import('./backoffice-dashboard.tsx'))
const downloads = pagesOf(() => import('./backoffice-download.tsx'))
const profile = pagesOf(() => import('./backoffice-profile.tsx'))
const exported = pagesOf(() => import('../../export/exports-page.tsx'))
const masters = pagesOf(() => import('./masters-chunk.ts'))
const payments = pagesOf(() => import('./backoffice-payments.tsx'))
const wallet = pagesOf(() => import('../../wallet/merchant-statement-page.tsx'))
const parcels = pagesOf(() => import('./courier-chunk.ts'))
const reportList = pagesOf(() => import('../reports-pages.tsx'))
const oneReport = pagesOf(() => import('../report-pages.tsx'))
const staff = pagesOf(() => import('./staff-chunk.ts'))
const registrations = pagesOf(() => import('../../registration/registration-list-page.tsx'))
const oneRegistration = pagesOf(() => import('../../registration/registration-page.tsx'))('RegistrationPage')
const kycList = pagesOf(() => import('../../kyc/kyc-list-page.tsx'))
const kycReview = pagesOf(() => import('../../kyc/kyc-review-page.tsx'))('KycReviewPage')
const merchants = pagesOf(() => import('./merchants-chunk.ts'))
const site = pagesOf(() => import('../../site/site-configuration-page.tsx'))
const smtp = pagesOf(() => import('../../mail/smtp-setup-page.tsx'))
const carousel = pagesOf(() => import('../../news/carousel-page.tsx'))
const news = pagesOf(() => import('../../news/news-page.tsx'))
const mailLog = pagesOf(() => import('../../mail/mail-log-page.tsx'))
const audit = pagesOf(() => import('../../audit/audit-list-page.tsx'))
const recurringJobs = pagesOf(() => import('../../recurring-job/recurring-jobs-page.tsx'))

const registrationFacts = {
  title: 'Registration',
  access: registration,
  under: to.registrationList,
  find: false,
} as const

/** Every page of the back office; within a group the menu has them in this order. */
export const officePages: readonly Page<OfficeGroup>[] = [
  page(to.dashboard, dashboard('BackofficeDashboard'), { title: 'Dashboard', access: everyone, menu: 'Dashboard' }),
  page(to.downloadSoftware, downloads('BackofficeDownload'), {
    title: 'Download Software',
    access: everyone,
    menu: 'Download Software',
  }),

  page(to.myProfile, profile('BackofficeMyProfile'), { title: 'My Profile', access: everyone, menu: 'My Account' }),
  page(to.mySetting, profile('BackofficeMySetting'), {
    title: 'Account Settings',
    access: everyone,
    menu: 'My Account',
  }),
  page(to.exports, exported('OfficeExportsPage'), {
    title: 'My exports',
    access: everyone,
    under: { none: 'Everyone has exports, and comes to them from the list that was exported or from the notice.' },
    find: 'My Exports',
    foundIn: 'My Account',
  }),

  page(to.bankList, masters('BankListPage'), { title: 'Bank List', access: master, menu: 'Data Setup' }),
  page(to.bank, masters('BankPage'), { title: 'Bank', access: master, under: to.bankList, find: false }),
  page(to.addQrCode, masters('PaymentQrPage'), { title: 'Add QR Code', access: master, menu: 'Data Setup' }),
  page(to.idList, masters('IdListPage'), { title: 'ID List', access: master, menu: 'Data Setup' }),
  page(to.packages, masters('PackageListPage'), {
    title: 'Packages',
    access: master,
    menu: { in: 'Data Setup', as: 'Package' },
  }),
  page(to.package, masters('PackagePage'), { title: 'Package', access: master, under: to.packages, find: false }),
  page(to.packageSetup, masters('PackageSetupPage'), {
    title: 'Prices of a package',
    access: master,
    under: to.packages,
    find: false,
  }),
  page(to.apiCredentials, masters('ApiCredentialsPage'), {
    title: 'API Credentials',
    access: master,
    menu: 'Data Setup',
  }),
  page(to.rejectionReasons, masters('RejectionReasonsPage'), {
    title: 'Rejection Reasons',
    access: master,
    menu: 'Data Setup',
  }),
  page(to.couriers, masters('CouriersPage'), { title: 'Couriers', access: master, menu: 'Data Setup' }),
  page(to.referenceData, masters('AoCodesPage'), { title: 'Reference Data', access: master, menu: 'Data Setup' }),
  page(to.referencePincodes, masters('PincodesPage'), {
    title: 'Reference Data',
    access: master,
    under: to.referenceData,
    find: 'Pincodes',
  }),
  page(to.rulesInForce, masters('RulesInForcePage'), { title: 'Rules in Force', access: master, menu: 'Data Setup' }),

  page(to.payments, payments('BackofficePayments'), {
    title: 'Payments',
    access: payment,
    menu: 'Actions',
    find: {
      'Bank Statement': `${to.payments}?tab=bank-statement`,
      'Online Payments': `${to.payments}?tab=online`,
      Corrections: `${to.payments}?tab=corrections`,
    },
  }),
  page(to.walletOf, wallet('MerchantStatementPage'), {
    title: "Merchant's Wallet",
    access: payment,
    under: to.payments,
    find: false,
  }),
  ...serviceKeys.flatMap((key) => [...webServices[key].office.pages]),

  page(to.courierList, parcels('OfficeCourierListPage'), { title: 'Courier', access: courier, menu: 'Misc' }),
  page(to.courierAdd, parcels('OfficeSendPage'), {
    title: 'Send a parcel',
    access: courier,
    under: to.courierList,
    find: 'Send a Parcel',
  }),
  page(to.courierOverdue, parcels('OverduePage'), {
    title: 'Overdue hard copies',
    access: courier,
    under: to.courierList,
    find: 'Overdue Hard Copies',
  }),
  page(to.courier, parcels('OfficeParcelPage'), {
    title: 'Parcel',
    access: courier,
    under: to.courierList,
    find: false,
  }),
  page(to.reports, reportList('OfficeReportsPage'), { title: 'Reports', access: report, menu: 'Misc' }),
  page(to.report, oneReport('OfficeReportPage'), {
    title: 'Report',
    access: report,
    under: to.reports,
    find: (reports) => Object.fromEntries(reports.map(({ office }) => [office.title, to.report(office.slug)])),
  }),

  page(to.allUsers, staff('UserListPage'), { title: 'All Users', access: user, menu: 'User Management' }),
  page(to.user, staff('UserPage'), { title: 'User', access: user, under: to.allUsers, find: false }),
  page(to.loginHistory, staff('LoginHistoryPage'), {
    title: 'Login History',
    access: user,
    under: to.allUsers,
    find: true,
    foundIn: 'User Management',
  }),
  page(to.staffList, staff('StaffListPage'), { title: 'Staff List', access: user, menu: 'User Management' }),
  page(to.registrationList, registrations('RegistrationListPage'), {
    title: 'Registration',
    access: registration,
    menu: 'User Management',
  }),
  page(to.registration, oneRegistration, registrationFacts),
  page(`${to.registrationList}/$id`, oneRegistration, registrationFacts),
  page(to.kyc, kycList('KycListPage'), { title: 'KYC', access: user, menu: 'User Management' }),
  page(to.merchantKyc, kycReview, { title: 'KYC', access: user, under: to.kyc, find: false }),
  page(to.staffKyc, kycReview, { title: 'KYC', access: user, under: to.kyc, find: false }),
  page(to.merchantList, merchants('MerchantListPage'), {
    title: 'Merchants',
    access: user,
    menu: { in: 'User Management', as: 'Merchant List' },
  }),
  page(to.merchant, merchants('MerchantPage'), {
    title: 'Merchant',
    access: user,
    under: to.merchantList,
    find: false,
  }),
  page(to.idSaleList, merchants('IdSaleListPage'), {
    title: 'ID Sales',
    access: user,
    under: to.merchantList,
    find: 'ID Sale List',
    foundIn: 'User Management',
  }),

  page(to.siteConfiguration, site('SiteConfigurationPage'), {
    title: 'Site Configuration',
    access: setting,
    menu: 'Setting',
  }),
  page(to.smtpSetup, smtp('SmtpSetupPage'), { title: 'SMTP Setup', access: adminOnly, menu: 'Setting' }),
  page(to.carousel, carousel('CarouselPage'), { title: 'Carousel', access: setting, menu: 'Setting' }),
  page(to.news, news('NewsPage'), { title: 'News & Updates', access: setting, menu: 'Setting' }),
  page(to.mailLog, mailLog('MailLogPage'), { title: 'Mail Log', access: setting, menu: 'Setting' }),
  page(to.auditList, audit('AuditListPage'), { title: 'Audit List', access: adminOnly, menu: 'Setting' }),
  page(to.recurringJobs, recurringJobs('RecurringJobsPage'), {
    title: 'Repeated Work',
    access: adminOnly,
    menu: 'Setting',
  }),
]
