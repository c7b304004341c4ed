import { officeGstPaths, ownGstPaths } from './gst/paths.ts'
import { address } from './kernel/address.ts'
import { office, shop } from './kernel/area-address.ts'
import { officePanPaths, ownPanPaths } from './nsdl-pan/paths.ts'
import { officeUtiPaths, ownUtiPaths } from './uti-pan/paths.ts'

const people = <Path extends string>(path: Path) => office(`user-management/${path}`)

/** Addresses of the back office. */
export const backendPaths = {
  dashboard: '/backend',
  downloadSoftware: office('download-software'),
  myProfile: office('my-profile'),
  mySetting: office('my-profile/setting'),

  packages: office('masters/package'),
  package: address(office('masters/package/$id')),
  packageSetup: address(office('masters/package-setup/$id')),
  bankList: office('masters/bank-list'),
  addQrCode: office('masters/add-qrcode'),
  bank: address(office('masters/bank/{-$id}')),
  idList: office('masters/id-list'),
  apiCredentials: office('masters/api-credentials'),
  rejectionReasons: office('masters/rejection-reasons'),
  couriers: office('masters/couriers'),
  rulesInForce: office('masters/rules-in-force'),
  referenceData: office('masters/reference-data'),
  referencePincodes: office('masters/reference-data/pincodes'),

  payments: office('actions/payments'),
  walletOf: address(office('actions/payments/wallet/$id')),
  ...officePanPaths,
  ...officeUtiPaths,
  ...officeGstPaths,

  courierList: office('misc/courier/list'),
  courierAdd: office('misc/courier/add'),
  courierOverdue: office('misc/courier/overdue'),
  courier: address(office('misc/courier/$id')),
  reports: office('misc/reports'),
  dailyCollection: office('misc/reports/daily-collection'),
  report: address(office('misc/reports/$name')),

  registrationList: people('registration'),
  registration: address(people('registration-action/$id')),
  /** The same page, at the other address that the specification has for it. */
  registrationInList: address(people('registration/$id')),
  staffList: people('staff-list'),
  allUsers: people('all-users'),
  user: address(people('user/$id')),
  loginHistory: people('login-history'),
  kyc: people('kyc'),
  merchantKyc: address(people('merchant-kyc/$id')),
  staffKyc: address(people('staff-kyc/$id')),
  idSaleList: people('id-sale-list'),
  merchantList: people('Merchant-list'),
  merchant: address(people('merchant/$id')),

  siteConfiguration: office('settings/site-configuration'),
  smtpSetup: office('settings/smtp-setup'),
  carousel: office('settings/carousel'),
  news: office('settings/news-n-updates'),
  mailLog: office('settings/mail-log'),
  auditList: office('settings/audit-list'),
  recurringJobs: office('settings/repeated-work'),
  exports: office('exports'),
} as const

const members = <Path extends string>(path: Path) => shop(`user-management/${path}`)

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
  staffEdit: address(members('staff/edit/$id')),
  staff: address(members('staff/$id')),
  staffList: members('staff-list'),
  memberNew: members('add-frenchies'),
  memberList: members('frenchies-list'),
  member: address(members('view-frenchies/$id')),

  gateway: shop('paymentgateway/pg-gateway'),
  gatewayStatus: shop('paymentgateway/payment-status'),

  courierList: shop('misc/courier/list'),
  courierAdd: shop('misc/courier/add'),
  courierEdit: address(shop('misc/courier/edit/$id')),
  courier: address(shop('misc/courier/$id')),
  exports: shop('exports'),
  reports: shop('misc/reports'),
  report: address(shop('misc/reports/$name')),
} as const
