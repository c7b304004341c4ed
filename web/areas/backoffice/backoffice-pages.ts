import { adminOnly, backOffice } from '../../../contract/kernel/role.ts'
import { serviceKeys } from '../../../contract/of-services.ts'
import { backendPaths as to } from '../../../contract/paths.ts'
import { webServices } from '../../services.ts'
import { definePage, lazyFrom, type Page } from '../../ui/define-page.ts'

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

const dashboard = lazyFrom(() => import('./backoffice-dashboard.tsx'))
const downloads = lazyFrom(() => import('./backoffice-download.tsx'))
const profile = lazyFrom(() => import('./backoffice-profile.tsx'))
const exported = lazyFrom(() => import('../../export/exports-page.tsx'))
const masters = lazyFrom(() => import('./masters-chunk.ts'))
const payments = lazyFrom(() => import('./backoffice-payments.tsx'))
const wallet = lazyFrom(() => import('../../wallet/merchant-statement-page.tsx'))
const parcels = lazyFrom(() => import('./courier-chunk.ts'))
const reportList = lazyFrom(() => import('../report-list-chunk.tsx'))
const oneReport = lazyFrom(() => import('../one-report-chunk.tsx'))
const staff = lazyFrom(() => import('./staff-chunk.ts'))
const registrations = lazyFrom(() => import('../../registration/registration-list-page.tsx'))
const oneRegistration = lazyFrom(() => import('../../registration/registration-page.tsx'))('RegistrationPage')
const kycList = lazyFrom(() => import('../../kyc/kyc-list-page.tsx'))
const kycReview = lazyFrom(() => import('../../kyc/kyc-review-page.tsx'))('KycReviewPage')
const merchants = lazyFrom(() => import('./merchants-chunk.ts'))
const site = lazyFrom(() => import('../../site/site-configuration-page.tsx'))
const smtp = lazyFrom(() => import('../../mail/smtp-setup-page.tsx'))
const carousel = lazyFrom(() => import('../../news/carousel-page.tsx'))
const news = lazyFrom(() => import('../../news/news-page.tsx'))
const mailLog = lazyFrom(() => import('../../mail/mail-log-page.tsx'))
const audit = lazyFrom(() => import('../../audit/audit-list-page.tsx'))
const recurringJobs = lazyFrom(() => import('../../recurring-job/recurring-jobs-page.tsx'))

const registrationFacts = {
  title: 'Registration',
  access: registration,
  under: to.registrationList,
  find: false,
} as const

/** Every page of the back office; within a group the menu has them in this order. */
export const officePages: readonly Page<OfficeGroup>[] = [
  definePage(to.dashboard, dashboard('BackofficeDashboard'), {
    title: 'Dashboard',
    access: everyone,
    menu: 'Dashboard',
  }),
  definePage(to.downloadSoftware, downloads('BackofficeDownload'), {
    title: 'Download Software',
    access: everyone,
    menu: 'Download Software',
  }),

  definePage(to.myProfile, profile('BackofficeMyProfile'), {
    title: 'My Profile',
    access: everyone,
    menu: 'My Account',
  }),
  definePage(to.mySetting, profile('BackofficeMySetting'), {
    title: 'Account Settings',
    access: everyone,
    menu: 'My Account',
  }),
  definePage(to.exports, exported('OfficeExportsPage'), {
    title: 'My exports',
    access: everyone,
    under: { none: 'Everyone has exports, and comes to them from the list that was exported or from the notice.' },
    find: 'My Exports',
    foundIn: 'My Account',
  }),

  definePage(to.bankList, masters('BankListPage'), { title: 'Bank List', access: master, menu: 'Data Setup' }),
  definePage(to.bank, masters('BankPage'), { title: 'Bank', access: master, under: to.bankList, find: false }),
  definePage(to.addQrCode, masters('PaymentQrPage'), { title: 'Add QR Code', access: master, menu: 'Data Setup' }),
  definePage(to.idList, masters('IdListPage'), { title: 'ID List', access: master, menu: 'Data Setup' }),
  definePage(to.packages, masters('PackageListPage'), {
    title: 'Packages',
    access: master,
    menu: { in: 'Data Setup', as: 'Package' },
  }),
  definePage(to.package, masters('PackagePage'), { title: 'Package', access: master, under: to.packages, find: false }),
  definePage(to.packageSetup, masters('PackageSetupPage'), {
    title: 'Prices of a package',
    access: master,
    under: to.packages,
    find: false,
  }),
  definePage(to.apiCredentials, masters('ApiCredentialsPage'), {
    title: 'API Credentials',
    access: master,
    menu: 'Data Setup',
  }),
  definePage(to.rejectionReasons, masters('RejectionReasonsPage'), {
    title: 'Rejection Reasons',
    access: master,
    menu: 'Data Setup',
  }),
  definePage(to.couriers, masters('CouriersPage'), { title: 'Couriers', access: master, menu: 'Data Setup' }),
  definePage(to.referenceData, masters('AoCodesPage'), { title: 'Reference Data', access: master, menu: 'Data Setup' }),
  definePage(to.referencePincodes, masters('PincodesPage'), {
    title: 'Reference Data',
    access: master,
    under: to.referenceData,
    find: 'Pincodes',
  }),
  definePage(to.rulesInForce, masters('RulesInForcePage'), {
    title: 'Rules in Force',
    access: master,
    menu: 'Data Setup',
  }),

  definePage(to.payments, payments('BackofficePayments'), {
    title: 'Payments',
    access: payment,
    menu: 'Actions',
    find: {
      'Bank Statement': `${to.payments}?tab=bank-statement`,
      'Online Payments': `${to.payments}?tab=online`,
      Corrections: `${to.payments}?tab=corrections`,
    },
  }),
  definePage(to.walletOf, wallet('MerchantStatementPage'), {
    title: "Merchant's Wallet",
    access: payment,
    under: to.payments,
    find: false,
  }),
  ...serviceKeys.flatMap((key) => [...webServices[key].office.pages]),

  definePage(to.courierList, parcels('OfficeCourierListPage'), { title: 'Courier', access: courier, menu: 'Misc' }),
  definePage(to.courierAdd, parcels('OfficeSendPage'), {
    title: 'Send a parcel',
    access: courier,
    under: to.courierList,
    find: 'Send a Parcel',
  }),
  definePage(to.courierOverdue, parcels('OverduePage'), {
    title: 'Overdue hard copies',
    access: courier,
    under: to.courierList,
    find: 'Overdue Hard Copies',
  }),
  definePage(to.courier, parcels('OfficeParcelPage'), {
    title: 'Parcel',
    access: courier,
    under: to.courierList,
    find: false,
  }),
  definePage(to.reports, reportList('OfficeReportsPage'), { title: 'Reports', access: report, menu: 'Misc' }),
  definePage(to.report, oneReport('OfficeReportPage'), {
    title: 'Report',
    access: report,
    under: to.reports,
    find: (reports) => Object.fromEntries(reports.map(({ office }) => [office.title, to.report(office.slug)])),
  }),

  definePage(to.allUsers, staff('UserListPage'), { title: 'All Users', access: user, menu: 'User Management' }),
  definePage(to.user, staff('UserPage'), { title: 'User', access: user, under: to.allUsers, find: false }),
  definePage(to.loginHistory, staff('LoginHistoryPage'), {
    title: 'Login History',
    access: user,
    under: to.allUsers,
    find: true,
    foundIn: 'User Management',
  }),
  definePage(to.staffList, staff('StaffListPage'), { title: 'Staff List', access: user, menu: 'User Management' }),
  definePage(to.registrationList, registrations('RegistrationListPage'), {
    title: 'Registration',
    access: registration,
    menu: 'User Management',
  }),
  definePage(to.registration, oneRegistration, registrationFacts),
  definePage(to.registrationInList, oneRegistration, registrationFacts),
  definePage(to.kyc, kycList('KycListPage'), { title: 'KYC', access: user, menu: 'User Management' }),
  definePage(to.merchantKyc, kycReview, { title: 'KYC', access: user, under: to.kyc, find: false }),
  definePage(to.staffKyc, kycReview, { title: 'KYC', access: user, under: to.kyc, find: false }),
  definePage(to.merchantList, merchants('MerchantListPage'), {
    title: 'Merchants',
    access: user,
    menu: { in: 'User Management', as: 'Merchant List' },
  }),
  definePage(to.merchant, merchants('MerchantPage'), {
    title: 'Merchant',
    access: user,
    under: to.merchantList,
    find: false,
  }),
  definePage(to.idSaleList, merchants('IdSaleListPage'), {
    title: 'ID Sales',
    access: user,
    under: to.merchantList,
    find: 'ID Sale List',
    foundIn: 'User Management',
  }),

  definePage(to.siteConfiguration, site('SiteConfigurationPage'), {
    title: 'Site Configuration',
    access: setting,
    menu: 'Setting',
  }),
  definePage(to.smtpSetup, smtp('SmtpSetupPage'), { title: 'SMTP Setup', access: adminOnly, menu: 'Setting' }),
  definePage(to.carousel, carousel('CarouselPage'), { title: 'Carousel', access: setting, menu: 'Setting' }),
  definePage(to.news, news('NewsPage'), { title: 'News & Updates', access: setting, menu: 'Setting' }),
  definePage(to.mailLog, mailLog('MailLogPage'), { title: 'Mail Log', access: setting, menu: 'Setting' }),
  definePage(to.auditList, audit('AuditListPage'), { title: 'Audit List', access: adminOnly, menu: 'Setting' }),
  definePage(to.recurringJobs, recurringJobs('RecurringJobsPage'), {
    title: 'Repeated Work',
    access: adminOnly,
    menu: 'Setting',
  }),
]
