type Id = string | number

/** 'N' is a new PAN, 'C' a correction. */
type PanType = 'N' | 'C'

const part = (value: Id) => encodeURIComponent(String(value))
const optional = (value?: Id) => (value === undefined ? '' : `/${part(value)}`)

const office = (path: string) => `/backend/${path}`
const officePan = (path: string) => office(`actions/nsdl-pan/${path}`)
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
  nsdlPan: office('actions/nsdl-pan'),
  panWaitingList: officePan('waiting-list'),
  panList: officePan('pan-list'),
  panAckList: officePan('ack-list'),
  panDocumentVerify: officePan('document-verify'),
  panRejectionList: officePan('rejection-list'),
  panTinRejection: officePan('tin-rejection'),
  panTinRejectionVerify: (ackNo: Id) => officePan(`tin-rejection-verify/${part(ackNo)}`),
  panTinRejectionList: officePan('tin-rejection-list'),
  panCancelAadhar: officePan('cancel-aadhar'),
  panFormCropping: (id: Id) => officePan(`form-cropping/${part(id)}`),
  panVerify: (id?: Id) => officePan(`verify${optional(id)}`),
  panInfo: (id: Id) => officePan(`paninfo/${part(id)}`),
  panPaperless: officePan('paperless'),
  utiPan: office('actions/uti-pan'),
  utiCouponList: office('actions/uti-pan/coupon-list'),
  utiPsaLogin: office('actions/uti-pan/psa-login'),
  gst: office('actions/gst'),
  gstRegistration: office('actions/gst/registration'),
  gstRegistrationOne: (id: Id) => office(`actions/gst/registration/${part(id)}`),
  gstFilling: office('actions/gst/filling'),
  gstFillingOne: (id: Id) => office(`actions/gst/filling/${part(id)}`),
  gstDueDates: office('actions/gst/due-dates'),

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
  repeatedWork: office('settings/repeated-work'),
  exports: office('exports'),
} as const

const shop = (path: string) => `/merchant/${path}`
const shopPan = (path: string) => shop(`product/nsdl-pan/${path}`)
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

  nsdlPan: shop('product/nsdl-pan'),
  panApply: (type: PanType) => shopPan(`apply/${type}`),
  panApplyAs: (type: PanType, category: string, id?: Id) => shopPan(`apply/${type}/${part(category)}${optional(id)}`),
  panReapply: (id: Id) => shopPan(`reapply/${part(id)}`),
  panFormCropping: (id: Id) => shopPan(`form-cropping/${part(id)}`),
  panFormScanning: (id: Id) => shopPan(`form-scanning/${part(id)}`),
  panApplyPaperless: shopPan('apply/paperless'),
  panInfo: (id: Id) => shopPan(`paninfo/${part(id)}`),
  panPaperlessList: shopPan('paperless/list'),
  panPhysicalList: shopPan('physical/pan-list'),
  panWaitingList: shopPan('waiting-list'),
  panAckList: shopPan('ack-list'),
  panRejectionList: shopPan('rejection-list'),
  panTinRejectionList: shopPan('tin-rejection-list'),
  panTinRejectionUpload: (ackNo: Id) => shopPan(`tin-rejection-upload/${part(ackNo)}`),
  panHardcopyList: shopPan('hardcopy-list'),
  panUploadScan: (id: Id) => shopPan(`upload-scan/${part(id)}`),

  utiPan: shop('product/uti-pan'),
  utiPsaLogin: shop('product/uti-pan/psa-login'),
  utiCouponBuy: shop('product/uti-pan/coupon/buy'),
  utiCouponList: shop('product/uti-pan/coupon/list'),

  gst: shop('product/gst'),
  gstRegistrationNew: shop('product/gst/registration/new'),
  gstRegistrationForm: (id: Id) => shop(`product/gst/registration/new/${part(id)}`),
  gstRegistrationList: shop('product/gst/registration/list'),
  gstRegistration: (id: Id) => shop(`product/gst/registration/${part(id)}`),
  gstFillingNew: shop('product/gst/filling/new'),
  gstFillingList: shop('product/gst/filling/list'),
  gstFilling: (id: Id) => shop(`product/gst/filling/${part(id)}`),
  gstClients: shop('product/gst/clients'),
  gstCalendar: shop('product/gst/calendar'),

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
