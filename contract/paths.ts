import { officeGstPaths, ownGstPaths } from './gst/paths.ts'
import { type Id, office, optionalPart as optional, part, shop } from './kernel/area-address.ts'
import { officePanPaths, ownPanPaths } from './nsdl-pan/paths.ts'
import { officeUtiPaths, ownUtiPaths } from './uti-pan/paths.ts'

const people = (path: string) => office(`user-management/${path}`)

/** Addresses of the back office. */
export const backendPaths = {
  dashboard: '/backend',
  downloadSoftware: office('download-software'),
  myProfile: office('my-profile'),
  mySetting: office('my-profile/setting'),

  packages: office('masters/package'),
  package: (id: Id) => office(`masters/package/${part(id)}`),
  packageSetup: (id: Id) => office(`masters/package-setup/${part(id)}`),
  bankList: office('masters/bank-list'),
  addQrCode: office('masters/add-qrcode'),
  bank: (id?: Id) => office(`masters/bank${optional(id)}`),
  idList: office('masters/id-list'),
  apiCredentials: office('masters/api-credentials'),
  rejectionReasons: office('masters/rejection-reasons'),
  couriers: office('masters/couriers'),
  rulesInForce: office('masters/rules-in-force'),
  referenceData: office('masters/reference-data'),
  referencePincodes: office('masters/reference-data/pincodes'),

  payments: office('actions/payments'),
  walletOf: (id: Id) => office(`actions/payments/wallet/${part(id)}`),
  ...officePanPaths,
  ...officeUtiPaths,
  ...officeGstPaths,

  courierList: office('misc/courier/list'),
  courierAdd: office('misc/courier/add'),
  courierOverdue: office('misc/courier/overdue'),
  courier: (id: Id) => office(`misc/courier/${part(id)}`),
  reports: office('misc/reports'),
  dailyCollection: office('misc/reports/daily-collection'),
  report: (name: string) => office(`misc/reports/${part(name)}`),

  registrationList: people('registration'),
  registration: (id: Id) => people(`registration-action/${part(id)}`),
  staffList: people('staff-list'),
  allUsers: people('all-users'),
  user: (id: Id) => people(`user/${part(id)}`),
  loginHistory: people('login-history'),
  kyc: people('kyc'),
  merchantKyc: (id: Id) => people(`merchant-kyc/${part(id)}`),
  staffKyc: (id: Id) => people(`staff-kyc/${part(id)}`),
  idSaleList: people('id-sale-list'),
  merchantList: people('Merchant-list'),
  merchant: (id: Id) => people(`merchant/${part(id)}`),

  siteConfiguration: office('settings/site-configuration'),
  smtpSetup: office('settings/smtp-setup'),
  carousel: office('settings/carousel'),
  news: office('settings/news-n-updates'),
  mailLog: office('settings/mail-log'),
  auditList: office('settings/audit-list'),
  exports: office('exports'),
} as const

const members = (path: string) => shop(`user-management/${path}`)

/** Addresses of the merchant area. */
export const merchantPaths = {
  dashboard: '/merchant',
  myProfile: shop('account/my-profile'),
  mySetting: shop('account/my-setting'),
  downloadSoftware: shop('download-software'),

  paymentRequest: shop('accounts/payment-req'),
  paymentList: shop('accounts/payment-list'),
  statement: shop('accounts/statement'),

  ...ownPanPaths,
  ...ownUtiPaths,
  ...ownGstPaths,

  staffNew: members('staff/new'),
  staffEdit: (id: Id) => members(`staff/edit/${part(id)}`),
  staff: (id: Id) => members(`staff/${part(id)}`),
  staffList: members('staff-list'),
  memberNew: members('add-frenchies'),
  memberList: members('frenchies-list'),
  member: (id: Id) => members(`view-frenchies/${part(id)}`),

  gateway: shop('paymentgateway/pg-gateway'),
  gatewayStatus: shop('paymentgateway/payment-status'),

  courierList: shop('misc/courier/list'),
  courierAdd: shop('misc/courier/add'),
  courierEdit: (id: Id) => shop(`misc/courier/edit/${part(id)}`),
  courier: (id: Id) => shop(`misc/courier/${part(id)}`),
  exports: shop('exports'),
  reports: shop('misc/reports'),
  report: (name: string) => shop(`misc/reports/${part(name)}`),
} as const
