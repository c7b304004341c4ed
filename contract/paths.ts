import { address } from './kernel/address.ts'

type Id = string | number

/** 'N' is a new PAN, 'C' a correction. */
type PanType = 'N' | 'C'

const office = <Path extends string>(path: Path) => `/backend/${path}` as const
const officePan = <Path extends string>(path: Path) => office(`actions/nsdl-pan/${path}`)
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
  nsdlPan: office('actions/nsdl-pan'),
  panWaitingList: officePan('waiting-list'),
  panList: officePan('pan-list'),
  panAckList: officePan('ack-list'),
  panDocumentVerify: officePan('document-verify'),
  panRejectionList: officePan('rejection-list'),
  panTinRejection: officePan('tin-rejection'),
  panTinRejectionVerify: address(officePan('tin-rejection-verify/$ackNo')),
  panTinRejectionList: officePan('tin-rejection-list'),
  panCancelAadhar: officePan('cancel-aadhar'),
  panFormCropping: address(officePan('form-cropping/$id')),
  panVerify: address(officePan('verify/{-$id}')),
  panInfo: address(officePan('paninfo/$id')),
  panPaperless: officePan('paperless'),
  utiPan: office('actions/uti-pan'),
  utiCouponList: office('actions/uti-pan/coupon-list'),
  utiPsaLogin: office('actions/uti-pan/psa-login'),
  gst: office('actions/gst'),
  gstRegistration: office('actions/gst/registration'),
  gstRegistrationOne: address(office('actions/gst/registration/$id')),
  gstFilling: office('actions/gst/filling'),
  gstFillingOne: address(office('actions/gst/filling/$id')),
  gstDueDates: office('actions/gst/due-dates'),

  courierList: office('misc/courier/list'),
  courierAdd: office('misc/courier/add'),
  courierOverdue: office('misc/courier/overdue'),
  courier: address(office('misc/courier/$id')),
  reports: office('misc/reports'),
  dailyCollection: office('misc/reports/daily-collection'),
  report: address(office('misc/reports/$name')),

  registrationList: people('registration'),
  registration: address(people('registration-action/$id')),
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
  repeatedWork: office('settings/repeated-work'),
  exports: office('exports'),
} as const

const shop = <Path extends string>(path: Path) => `/merchant/${path}` as const
const shopPan = <Path extends string>(path: Path) => shop(`product/nsdl-pan/${path}`)
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

  nsdlPan: shop('product/nsdl-pan'),
  panApply: (type: PanType) => shopPan(`apply/${type}`),
  panApplyAs: (type: PanType, category: string, id?: Id) => address(shopPan(`apply/${type}/$cat/{-$id}`))(category, id),
  panReapply: address(shopPan('reapply/$id')),
  panFormCropping: address(shopPan('form-cropping/$id')),
  panFormScanning: address(shopPan('form-scanning/$id')),
  panApplyPaperless: shopPan('apply/paperless'),
  panInfo: address(shopPan('paninfo/$id')),
  panPaperlessList: shopPan('paperless/list'),
  panPhysicalList: shopPan('physical/pan-list'),
  panWaitingList: shopPan('waiting-list'),
  panAckList: shopPan('ack-list'),
  panRejectionList: shopPan('rejection-list'),
  panTinRejectionList: shopPan('tin-rejection-list'),
  panTinRejectionUpload: address(shopPan('tin-rejection-upload/$ackNo')),
  panHardcopyList: shopPan('hardcopy-list'),
  panUploadScan: address(shopPan('upload-scan/$id')),

  utiPan: shop('product/uti-pan'),
  utiPsaLogin: shop('product/uti-pan/psa-login'),
  utiCouponBuy: shop('product/uti-pan/coupon/buy'),
  utiCouponList: shop('product/uti-pan/coupon/list'),

  gst: shop('product/gst'),
  gstRegistrationNew: shop('product/gst/registration/new'),
  gstRegistrationForm: address(shop('product/gst/registration/new/$id')),
  gstRegistrationList: shop('product/gst/registration/list'),
  gstRegistration: address(shop('product/gst/registration/$id')),
  gstFillingNew: shop('product/gst/filling/new'),
  gstFillingList: shop('product/gst/filling/list'),
  gstFilling: address(shop('product/gst/filling/$id')),
  gstClients: shop('product/gst/clients'),
  gstCalendar: shop('product/gst/calendar'),

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
