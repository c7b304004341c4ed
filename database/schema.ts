// Written by `npm run schema` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** A column that may be left out when a row is written. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Whole numbers of eight bytes arrive as text, so that none is ever rounded. */
export type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Read as what it holds, and written as text. */
export type Json<Held> = ColumnType<Held, string, string>

export interface AoCodeTable {
  id: GeneratedAlways<string>
  area_code: string
  ao_type: string
  range_code: number
  ao_number: number
  city: string
  description: string
  search_text: GeneratedAlways<string>
}

export interface AoCodeTakenTable {
  pin: string
  occupation: 'salary' | 'business' | 'other'
  area_code: string
  ao_type: string
  range_code: number
  ao_number: number
  times: Generated<number>
  last_at: Generated<Timestamp>
}

export interface ApiCredentialTable {
  provider: string
  mode: 'test' | 'live'
  active: Generated<boolean>
  plain: Generated<Json<ColumnTypes['api_credential.plain']>>
  sealed: Generated<Json<ColumnTypes['api_credential.sealed']>>
  updated_at: Generated<Timestamp>
  updated_by: Int8 | null
}

export interface AppUserTable {
  id: GeneratedAlways<string>
  code: string
  user_name: string
  display_name: string
  role: 'admin' | 'staff' | 'merchant'
  merchant_id: Int8 | null
  is_owner: Generated<boolean>
  permissions: Generated<string[]>
  email: string
  mobile: string | null
  password_hash: string | null
  must_change_password: Generated<boolean>
  first_password_until: Timestamp | null
  locked_at: Timestamp | null
  photo_file_id: string | null
  two_factor: Generated<boolean>
  login_notification: Generated<boolean>
  activity_tracking: Generated<boolean>
  totp_secret: string | null
  totp_pending: string | null
  totp_last_step: Generated<Int8>
  kyc_state: Generated<'not-started' | 'submitted' | 'approved' | 'rejected' | 're-kyc'>
  business: Generated<string>
  version: Generated<number>
  created_at: Generated<Timestamp>
  search_text: GeneratedAlways<string>
  kyc_search: GeneratedAlways<string>
  language: string | null
}

export interface AuditEventTable {
  id: GeneratedAlways<string>
  at: Timestamp
  actor_id: Int8 | null
  actor_code: string
  actor_role: string
  act: string
  subject: string
  detail: string
  ip: string
  request_id: string
  search_text: GeneratedAlways<string>
}

export interface AuditSealTable {
  position: Int8
  event_id: Int8
  hash: string
}

export interface AuditUnsealedTable {
  event_id: Int8
}

export interface BankAccountTable {
  id: GeneratedAlways<string>
  bank_name: string
  account_name: string
  account_no: string
  ifsc: string
  branch: Generated<string>
  upi_id: Generated<string>
  modes: ColumnTypes['bank_account.modes']
  active: Generated<boolean>
  position: Generated<number>
  qr_file_id: string | null
  updated_at: Generated<Timestamp>
  updated_by: Int8 | null
}

export interface BankLineTable {
  id: GeneratedAlways<string>
  bank_id: Int8
  day: string
  description: string
  reference: string
  canonical: GeneratedAlways<string>
  amount: Int8
  ordinal: number
  payment_id: Int8 | null
  added_at: Generated<Timestamp>
  added_by: Int8
  search_text: GeneratedAlways<string>
}

export interface BankStatementLayoutTable {
  bank_id: Int8
  titles: Json<ColumnTypes['bank_statement_layout.titles']>
  changed_at: Generated<Timestamp>
  changed_by: Int8
}

export interface CaptchaTable {
  device_hash: string
  purpose: string
  sealed_answer: string
  expires_at: Timestamp
}

export interface CarouselSlideTable {
  id: GeneratedAlways<string>
  title: string
  link: Generated<string>
  file_id: string
  audience: 'public' | 'merchant' | 'back-office'
  position: number
  starts_on: string | null
  ends_on: string | null
  created_at: Generated<Timestamp>
  created_by: Int8 | null
}

export interface ClosedDaysTable {
  one: Generated<boolean>
  until: string
}

export interface CollectionMailTable {
  day: string
  at: Generated<Timestamp>
}

export interface CommissionDayTable {
  day: string
  merchant_id: Int8
  product_code: string
  level: number
  shares: Int8
  earned: Int8
  taken_back: Int8
  tds: Int8
}

export interface ConsignmentTable {
  id: GeneratedAlways<string>
  no: Generated<string>
  direction: 'to-office' | 'to-merchant'
  merchant_id: Int8
  company_id: Int8
  docket: Generated<string>
  sent_on: string
  contents: Generated<string>
  remark: Generated<string>
  status: Generated<'sent' | 'received'>
  created_at: Generated<Timestamp>
  created_by: Int8
  received_at: Timestamp | null
  received_by: Int8 | null
  search_text: GeneratedAlways<string>
}

export interface ConsignmentItemTable {
  id: GeneratedAlways<string>
  consignment_id: Int8
  application_id: Int8
  state: Generated<'sent' | 'received' | 'missing'>
  received_at: Timestamp | null
  received_by: Int8 | null
}

export interface CorrectionTable {
  id: GeneratedAlways<string>
  no: Generated<string>
  merchant_id: Int8
  direction: 'credit' | 'debit'
  amount: Int8
  reason: string
  reference: Generated<string>
  status: Generated<'pending' | 'approved' | 'rejected' | 'withdrawn'>
  asked_at: Generated<Timestamp>
  asked_by: Int8
  decided_at: Timestamp | null
  decided_by: Int8 | null
  remark: Generated<string>
  entry_id: Int8 | null
  search_text: GeneratedAlways<string>
}

export interface CouponOrderTable {
  id: GeneratedAlways<string>
  no: Generated<string>
  merchant_id: Int8
  psa_id: string
  kind: 'physical' | 'digital'
  quantity: number
  amount: Int8
  status: Generated<'pending' | 'fulfilled' | 'refused'>
  coupons: Generated<string[]>
  provider_order: Generated<string>
  reason: Generated<string>
  asked_at: Generated<Timestamp>
  asked_by: Int8
  decided_at: Timestamp | null
  decided_by: Int8 | null
  search_text: GeneratedAlways<string>
}

export interface CourierCompanyTable {
  id: GeneratedAlways<string>
  name: string
  tracking_link: Generated<string>
  active: Generated<boolean>
}

export interface EmailChangeTable {
  id: GeneratedAlways<string>
  user_id: Int8
  old_email: string
  new_email: string
  old_hash: string
  new_hash: string
  asked_by: Int8
  asked_at: Timestamp
  expires_at: Timestamp
  old_confirmed_at: Timestamp | null
  new_confirmed_at: Timestamp | null
  ended_at: Timestamp | null
  outcome: 'applied' | 'refused' | 'replaced' | null
}

export interface EmailCodeTable {
  email_hash: string
  device_hash: string
  code_hash: string
  attempts: Generated<number>
  verified_at: Timestamp | null
  expires_at: Timestamp
}

export interface ExportJobTable {
  id: GeneratedAlways<string>
  user_id: Int8
  list: string
  params: Json<ColumnTypes['export_job.params']>
  asked: Json<ColumnTypes['export_job.asked']>
  title: string
  format: 'xlsx' | 'pdf' | 'csv'
  state: Generated<'waiting' | 'making' | 'ready' | 'failed'>
  rows: Int8 | null
  done: Generated<Int8>
  maker: string | null
  beat_at: Timestamp | null
  tries: Generated<number>
  file_id: string | null
  created_at: Generated<Timestamp>
  ended_at: Timestamp | null
}

export interface GatewayEventTable {
  id: GeneratedAlways<string>
  provider: string
  event_id: string
  kind: string
  source: 'webhook' | 'lookup'
  order_id: Int8 | null
  provider_order_id: string
  payment_id: string
  amount: Int8
  verdict: string
  received_at: Generated<Timestamp>
}

export interface GatewayOrderTable {
  id: GeneratedAlways<string>
  order_no: Generated<string>
  merchant_id: Int8
  provider: 'sandbox' | 'razorpay'
  test_mode: boolean
  provider_order_id: string | null
  payment_id: string | null
  pay_token: string
  amount: Int8
  state: Generated<'created' | 'paid' | 'failed' | 'expired'>
  reason: Generated<string>
  problem: Generated<string>
  created_at: Generated<Timestamp>
  created_by: Int8
  settled_at: Timestamp | null
  looks: Generated<number>
  look_at: Timestamp | null
  entry_id: Int8 | null
  search_text: GeneratedAlways<string>
}

export interface GatewaySandboxOrderTable {
  id: string
  amount: Int8
  state: Generated<'open' | 'paid' | 'failed' | 'abandoned'>
  tries: Generated<number>
  created_at: Generated<Timestamp>
}

export interface GstClientTable {
  id: GeneratedAlways<string>
  merchant_id: Int8
  created_by: Int8
  gstin: string
  legal_name: string
  trade_name: Generated<string>
  scheme: 'regular' | 'qrmp' | 'composition' | 'isd' | 'tds' | 'tcs' | 'non-resident' | 'oidar' | 'uin'
  turnover: 'up-to-1.5' | '1.5-to-2' | '2-to-5' | '5-to-20' | 'over-20' | 'up-to-2' | 'over-5'
  mobile: string
  since: string
  cancelled_on: string | null
  cancellation_order_on: string | null
  active: Generated<boolean>
  created_at: Generated<Timestamp>
  search_text: GeneratedAlways<string>
}

export interface GstDueExtensionTable {
  id: GeneratedAlways<string>
  return_type: ColumnTypes['gst_due_extension.return_type']
  scheme: ColumnTypes['gst_due_extension.scheme'] | null
  state_group: 'A' | 'B' | null
  period: string
  new_date: string
  notification: string
  created_by: Int8
  created_at: Generated<Timestamp>
}

export interface GstDutyTable {
  id: GeneratedAlways<string>
  client_id: Int8
  merchant_id: Int8
  return_type: string
  period: string
  period_label: string
  due_on: string
  last_on: string
  taken: boolean
}

export interface GstDutyDayTable {
  client_id: Int8
  day: string
}

export interface GstFilingTable {
  id: GeneratedAlways<string>
  no: Generated<string>
  merchant_id: Int8
  created_by: Int8
  client_id: Int8
  status: Generated<'submitted' | 'in-progress' | 'query' | 'filed' | 'rejected' | 'withdrawn'>
  return_type: ColumnTypes['gst_filing.return_type']
  period: string
  period_label: string
  period_end: string
  due_on: string
  gstin: string
  legal_name: string
  trade_name: string
  scheme: ColumnTypes['gst_filing.scheme']
  mobile: string
  nil: boolean
  figures: Generated<Json<ColumnTypes['gst_filing.figures']>>
  note: Generated<string>
  arn: string | null
  filed_on: string | null
  reason: Generated<string>
  rounds: Generated<number>
  question: Generated<string>
  submitted_at: Generated<Timestamp>
  status_at: Generated<Timestamp>
  search_text: GeneratedAlways<string>
}

export interface GstFilingFileTable {
  id: GeneratedAlways<string>
  filing_id: Int8 | null
  merchant_id: Int8
  created_by: Int8
  kind: 'sales' | 'purchases' | 'other' | 'question' | 'answer' | 'filed-copy'
  round: Generated<number>
  file_id: string
  at: Generated<Timestamp>
}

export interface GstRegistrationTable {
  id: GeneratedAlways<string>
  no: Generated<string>
  merchant_id: Int8
  created_by: Int8
  status: Generated<'draft' | 'submitted' | 'in-progress' | 'arn' | 'clarification' | 'approved' | 'rejected'>
  constitution: Generated<string>
  legal_name: Generated<string>
  trade_name: Generated<string>
  pan: Generated<string>
  state: Generated<string>
  data: Generated<Json<ColumnTypes['gst_registration.data']>>
  sealed: string | null
  version: Generated<number>
  trn: string | null
  arn: string | null
  gstin: string | null
  reason: Generated<string>
  rounds: Generated<number>
  question: Generated<string>
  answer_due: string | null
  created_at: Generated<Timestamp>
  submitted_at: Timestamp | null
  status_at: Generated<Timestamp>
  refund_first_by: Int8 | null
  refund_first_at: Timestamp | null
  refund_second_above: Int8 | null
  refund_first_reason: Generated<string>
  search_text: GeneratedAlways<string>
}

export interface GstRegistrationFileTable {
  id: GeneratedAlways<string>
  registration_id: Int8
  kind: ColumnTypes['gst_registration_file.kind']
  person: Generated<string>
  round: Generated<number>
  file_id: string
  at: Generated<Timestamp>
}

export interface GstReminderTable {
  client_id: Int8
  return_type: string
  period: string
  stage: number
  at: Generated<Timestamp>
}

export interface GstStateGroupTable {
  code: string
  state_group: 'A' | 'B'
}

export interface IdSaleTable {
  id: GeneratedAlways<string>
  merchant_id: Int8
  seller_id: Int8 | null
  id_type_id: Int8
  price: Int8
  entry_id: Int8 | null
  sold_by: Int8 | null
  at: Generated<Timestamp>
}

export interface IdTypeTable {
  id: GeneratedAlways<string>
  name: string
  level: number
  active: Generated<boolean>
  price: Generated<Int8>
  default_package_id: Int8
}

export interface IdTypeRecruitTable {
  id_type_id: Int8
  recruits_id: Int8
}

export interface IdempotencyKeyTable {
  user_id: Int8
  key: string
  asked: string
  answer: Json<ColumnTypes['idempotency_key.answer']> | null
  at: Generated<Timestamp>
}

export interface JobWorkerTable {
  worker_id: string
  seen_at: Timestamp
}

export interface KeptCountTable {
  name: string
  scope: string
  n: Int8
}

export interface KeptCountChangeTable {
  id: GeneratedAlways<string>
  name: string
  scope: string
  n: Int8
}

export interface KeyCheckTable {
  one: Generated<boolean>
  hash: string
}

export interface KnownDeviceTable {
  user_id: Int8
  device_hash: string
  first_seen_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
}

export interface KycTable {
  user_id: Int8
  details: Generated<Json<ColumnTypes['kyc.details']>>
  submitted_at: Timestamp | null
  decided_at: Timestamp | null
  decided_by: Int8 | null
  remark: Generated<string>
  changed_at: Generated<Timestamp>
}

export interface KycDocumentTable {
  id: GeneratedAlways<string>
  user_id: Int8
  kind: 'pan' | 'aadhaar' | 'photo' | 'shop-photo' | 'address-proof' | 'cheque'
  file_id: string
  state: Generated<'uploaded' | 'verified' | 'rejected'>
  reason: Generated<string>
  uploaded_at: Generated<Timestamp>
  decided_at: Timestamp | null
  decided_by: Int8 | null
  replaced_at: Timestamp | null
}

export interface LawRuleTable {
  position: GeneratedAlways<number>
  code: string
  kind: 'late-fee' | 'due-date' | 'filing-bar' | 'threshold' | 'scheme-limit' | 'answer-time' | 'government-fee' | 'tds' | 'proofs' | 'birth-certificate' | 'age'
  title: string
  reminded_on: string | null
}

export interface LawRuleVersionTable {
  id: GeneratedAlways<string>
  code: string
  since: string
  value: Json<ColumnTypes['law_rule_version.value']>
  source: string
  looked_at: string | null
  looked_by: Int8 | null
  state: Generated<'waiting' | 'stands' | 'taken-back' | 'put-right'>
  created_by: Int8 | null
  created_at: Generated<Timestamp>
  due_at: Timestamp | null
  decided_by: Int8 | null
  decided_at: Timestamp | null
  replaces: Int8 | null
}

export interface LedgerAccountTable {
  id: GeneratedAlways<string>
  kind: string
  merchant_id: Int8 | null
  balance: Generated<Int8>
  low_at: Generated<Int8>
}

export interface LedgerDayTable {
  day: string
  account_id: Int8
  kind: string
  entries: Int8
  debit: Int8
  credit: Int8
}

export interface LedgerEntryTable {
  id: GeneratedAlways<string>
  reference: string
  kind: ColumnTypes['ledger_entry.kind']
  narration: string
  actor_id: Int8 | null
  at: Generated<Timestamp>
  reverses: Int8 | null
  opened_in: Generated<Int8>
}

export interface LedgerPostingTable {
  id: GeneratedAlways<string>
  entry_id: Int8
  account_id: Int8
  amount: Int8
  balance_after: Int8 | null
  at: Generated<Timestamp>
}

export interface MailOutboxTable {
  id: GeneratedAlways<string>
  created_at: Generated<Timestamp>
  user_id: Int8 | null
  to_address: string
  subject: string
  kind: string
  sealed_body: string
  state: 'held' | 'queued' | 'sent' | 'failed'
  attempts: Generated<number>
  last_error: string | null
  sent_at: Timestamp | null
  search_text: GeneratedAlways<string>
}

export interface MailServerTable {
  singleton: Generated<boolean>
  host: string
  port: number
  encryption: 'tls' | 'starttls' | 'if-offered' | 'none'
  user_name: string
  sealed_password: string | null
  sender: string
  updated_at: Generated<Timestamp>
  updated_by: Int8 | null
  trial_since: Timestamp | null
  trial_by: Int8 | null
  sealed_former: string | null
}

export interface MerchantTable {
  id: GeneratedAlways<string>
  code: string
  business_name: string
  id_type_id: Int8
  package_id: Int8
  upline_id: Int8 | null
  mobile: Generated<string>
  email: Generated<string>
  pan: Generated<string>
  gst_no: Generated<string>
  address1: Generated<string>
  address2: Generated<string>
  address3: Generated<string>
  district: Generated<string>
  state: Generated<string>
  pin: Generated<string>
  registration_id: Int8 | null
  locked_at: Timestamp | null
  created_at: Generated<Timestamp>
  search_text: GeneratedAlways<string>
}

export interface MoneyLimitChangeTable {
  id: GeneratedAlways<string>
  before: Json<ColumnTypes['money_limit_change.before']>
  after: Json<ColumnTypes['money_limit_change.after']>
  proposed_by: Int8
  proposed_at: Timestamp
  due_at: Timestamp | null
  state: Generated<'open' | 'in-force' | 'withdrawn'>
  decided_by: Int8 | null
  decided_at: Timestamp | null
}

export interface NewsItemTable {
  id: GeneratedAlways<string>
  title: string
  body: string
  audience: 'public' | 'merchant' | 'back-office'
  pinned: Generated<boolean>
  starts_on: string | null
  ends_on: string | null
  created_at: Generated<Timestamp>
  created_by: Int8 | null
}

export interface NoticeTable {
  id: GeneratedAlways<string>
  user_id: Int8
  kind: string
  title: string
  body: string
  link: string | null
  created_at: Generated<Timestamp>
  read_at: Timestamp | null
}

export interface NoticePreferenceTable {
  user_id: Int8
  kind: string
  by_mail: boolean
}

export interface PackageTable {
  id: GeneratedAlways<string>
  name: string
  active: Generated<boolean>
  version: Generated<number>
  updated_at: Generated<Timestamp>
  updated_by: Int8 | null
}

export interface PackagePriceTable {
  package_id: Int8
  product_code: string
  price: Int8
  commission_unit: 'flat' | 'percent'
  commission_rate: Int8
  override1_unit: 'flat' | 'percent'
  override1_rate: Int8
  override2_unit: 'flat' | 'percent'
  override2_rate: Int8
  override3_unit: 'flat' | 'percent'
  override3_rate: Int8
}

export interface PanApplicationTable {
  id: GeneratedAlways<string>
  ref_no: Generated<string>
  merchant_id: Int8
  created_by: Int8
  created_at: Generated<Timestamp>
  submitted_at: Timestamp | null
  dated: Generated<Timestamp>
  type: 'N' | 'C'
  mode: 'physical' | 'paperless'
  card: 'card' | 'epan'
  category: ColumnTypes['pan_application.category']
  state: Generated<'draft' | 'awaiting-scan' | 'awaiting-crop' | 'verification' | 'verified' | 'acknowledged' | 'issued' | 'rejected' | 'tin-rejected' | 'tin-resubmitted' | 'esign-pending' | 'esign-failed' | 'cancelled'>
  state_at: Generated<Timestamp>
  data: Generated<Json<ColumnTypes['pan_application.data']>>
  sealed: string | null
  aadhaar_hash: string | null
  aadhaar_last4: Generated<string>
  card_name: Generated<string>
  name_key: Generated<string>
  born: string | null
  mobile: Generated<string>
  email: Generated<string>
  form_name: Generated<string>
  product_code: string | null
  ack_no: string | null
  acked_at: Timestamp | null
  pan: string | null
  issued_at: Timestamp | null
  hardcopy: Generated<'none' | 'due' | 'couriered' | 'received' | 'forwarded'>
  hardcopy_due: string | null
  claimed_by: Int8 | null
  claimed_at: Timestamp | null
  reasons: Generated<Json<ColumnTypes['pan_application.reasons']>>
  free_until: string | null
  refund_asked_at: Timestamp | null
  refund_first_by: Int8 | null
  refund_first_at: Timestamp | null
  refund_second_above: Int8 | null
  refund_first_reason: Generated<string>
  version: Generated<number>
  search_text: GeneratedAlways<string>
}

export interface PanBulkFileTable {
  id: GeneratedAlways<string>
  kind: 'ack' | 'pan' | 'tin'
  content_hash: string
  name: string
  at: Generated<Timestamp>
  by: Int8
  moved: string[]
}

export interface PanEsignEventTable {
  id: GeneratedAlways<string>
  provider: string
  event_id: string
  kind: string
  provider_ref: string
  try_id: Int8 | null
  verdict: string
  received_at: Generated<Timestamp>
}

export interface PanEsignSandboxTable {
  id: string
  state: Generated<'open' | 'done' | 'failed' | 'abandoned'>
  tries: Generated<number>
  created_at: Generated<Timestamp>
}

export interface PanEsignTryTable {
  id: GeneratedAlways<string>
  application_id: Int8
  provider: string
  provider_ref: string | null
  token: string
  state: Generated<'open' | 'done' | 'failed' | 'withdrawn' | 'expired'>
  created_at: Generated<Timestamp>
  created_by: Int8
  ended_at: Timestamp | null
}

export interface PanFileTable {
  id: GeneratedAlways<string>
  application_id: Int8
  kind: 'scan' | 'photo' | 'signature' | 'document' | 'tin-scan' | 'page'
  label: Generated<string>
  file_id: string
  event_id: Int8 | null
  reading: Json<ColumnTypes['pan_file.reading']> | null
  at: Generated<Timestamp>
  by: Int8 | null
}

export interface PasswordLinkTable {
  hash: string
  user_id: Int8
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface PaymentQrTable {
  singleton: Generated<boolean>
  file_id: string
  updated_at: Generated<Timestamp>
  updated_by: Int8 | null
}

export interface PaymentRequestTable {
  id: GeneratedAlways<string>
  ref_no: Generated<string>
  merchant_id: Int8
  bank_id: Int8
  mode: ColumnTypes['payment_request.mode']
  reference: string
  canonical: GeneratedAlways<string>
  reference_key: GeneratedAlways<string>
  repeat_no: Generated<number>
  amount: Int8
  paid_on: string
  branch: Generated<string>
  drawn_on: Generated<string>
  remark: Generated<string>
  slip_file_id: string
  status: Generated<'pending' | 'second-person' | 'approved' | 'rejected'>
  created_at: Generated<Timestamp>
  created_by: Int8
  second_person_above: Generated<Int8>
  first_approved_by: Int8 | null
  first_approved_at: Timestamp | null
  decided_by: Int8 | null
  decided_at: Timestamp | null
  reason: Generated<string>
  entry_id: Int8 | null
  search_text: GeneratedAlways<string>
}

export interface PersonTable {
  user_id: Int8
  first_name: Generated<string>
  last_name: Generated<string>
  father_name: Generated<string>
  gender: 'M' | 'F' | 'T' | null
  dob: string | null
  pan: Generated<string>
  sealed_aadhaar: string | null
  aadhaar_hash: string | null
  aadhaar_last4: string | null
  address1: Generated<string>
  address2: Generated<string>
  address3: Generated<string>
  district: Generated<string>
  state: Generated<string>
  pin: Generated<string>
  updated_at: Generated<Timestamp>
}

export interface PincodePlaceTable {
  pin: string
  position: number
  state: string
  district: string
  search_text: GeneratedAlways<string>
}

export interface ProductTable {
  code: string
  name: string
  family: 'nsdl-pan' | 'uti-pan' | 'gst-registration' | 'gst-filing'
  government_fee: Int8
  position: number
  active: Generated<boolean>
}

export interface PsaRequestTable {
  id: GeneratedAlways<string>
  no: Generated<string>
  merchant_id: Int8
  status: Generated<'pending' | 'approved' | 'rejected'>
  person_name: string
  shop_name: string
  mobile: string
  email: string
  pan: string
  district: string
  state: string
  pin: string
  existing_id: Generated<string>
  psa_id: string | null
  reason: Generated<string>
  asked_at: Generated<Timestamp>
  asked_by: Int8
  decided_at: Timestamp | null
  decided_by: Int8 | null
  search_text: GeneratedAlways<string>
}

export interface PushDeclinedTable {
  user_id: Int8
  at: Generated<Timestamp>
}

export interface PushDeviceTable {
  id: GeneratedAlways<string>
  user_id: Int8
  device_hash: string
  sealed_address: string
  address_hash: string
  kinds: string[]
  made_at: Generated<Timestamp>
  seen_at: Generated<Timestamp>
}

export interface RateLimitTable {
  key: string
  points: number
  resets_at: Timestamp
  last_at: Timestamp
}

export interface RecoveryCodeTable {
  user_id: Int8
  hash: string
  used_at: Timestamp | null
}

export interface RefreshTokenTable {
  hash: string
  sign_in_id: string
  created_at: Generated<Timestamp>
  replaced_at: Timestamp | null
}

export interface RegistrationTable {
  id: GeneratedAlways<string>
  ref_no: string
  status: Generated<'pending' | 'approved' | 'rejected'>
  dated: Generated<Timestamp>
  first_name: string
  last_name: string
  father_name: string
  gender: 'M' | 'F' | 'T'
  dob: string
  mobile: string
  email: string
  pan: string
  id_type_id: Int8
  shop_name: string
  address1: string
  address2: string
  address3: string
  district: string
  state: string
  pin: string
  client_ip: string
  consented_at: Timestamp
  decided_at: Timestamp | null
  decided_by: Int8 | null
  remark: string | null
  search_text: GeneratedAlways<string>
  language: string | null
}

export interface RejectionReasonTable {
  id: GeneratedAlways<string>
  module: 'registration' | 'kyc' | 'payment' | 'nsdl-pan' | 'tin' | 'uti-pan' | 'gst'
  code: string
  reason: string
  remedy: Generated<string>
  active: Generated<boolean>
  position: Generated<number>
}

export interface RepeatedWorkTable {
  name: string
  last_begun_at: Timestamp
  last_ended_well_at: Timestamp | null
  last_failed_at: Timestamp | null
  last_error: Generated<string>
  last_duration_ms: number
  runs: Int8
  failures: Int8
}

export interface SaleTable {
  id: GeneratedAlways<string>
  fact: string
  merchant_id: Int8
  product_code: string
  quantity: number
  price: Int8
  government_fee: Int8
  at: Generated<Timestamp>
  entry_id: Int8
  refund_entry_id: Int8 | null
  release_entry_id: Int8 | null
  refunded_at: Timestamp | null
  refund_reason: Generated<string>
}

export interface SaleShareTable {
  sale_id: Int8
  level: number
  merchant_id: Int8
  commission: Int8
  tds: Int8
  earned_at: Timestamp | null
}

export interface SavedReportTable {
  id: GeneratedAlways<string>
  user_id: Int8
  name: string
  address: string
  at: Generated<Timestamp>
}

export interface SignInTable {
  id: Generated<string>
  user_id: Int8
  device_hash: string
  device: string
  ip: string
  started_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  expires_at: Timestamp
  ended_at: Timestamp | null
  end_reason: ColumnTypes['sign_in.end_reason'] | null
  password_at: Timestamp | null
  who: Generated<string>
  kind: Generated<string>
  search_text: GeneratedAlways<string>
}

export interface SignInChallengeTable {
  hash: string
  user_id: Int8
  device_hash: string
  stage: 'code' | 'password'
  code_hash: string | null
  code_expires_at: Timestamp | null
  codes_sent: Generated<number>
  attempts: Generated<number>
  expires_at: Timestamp
  password_at: Timestamp | null
}

export interface SiteDocumentTable {
  name: ColumnTypes['site_document.name']
  file_id: string
  updated_at: Generated<Timestamp>
  updated_by: Int8 | null
}

export interface SiteSettingTable {
  key: string
  value: Json<ColumnTypes['site_setting.value']>
  updated_at: Generated<Timestamp>
  updated_by: Int8 | null
}

export interface StoredFileTable {
  id: Generated<string>
  content: string
  type: string
  name: string
  size: Int8
  purpose: string
  created_by: Int8 | null
  created_at: Generated<Timestamp>
}

export interface UploadInPiecesTable {
  id: GeneratedAlways<string>
  user_id: Int8
  name: string
  bytes: Int8
  began_at: Generated<Timestamp>
  dropped_at: Timestamp | null
}

export interface UploadPieceTable {
  upload_id: Int8
  starts_at: Int8
  bytes: Int8
  content: string
}

export interface UserActivityTable {
  id: GeneratedAlways<string>
  user_id: Int8
  at: Generated<Timestamp>
  act: string
  ip: string
  device: string
}

export interface WalletAdvanceTable {
  id: GeneratedAlways<string>
  sale_id: Int8
  merchant_id: Int8
  amount: Int8
  entry_id: Int8
  at: Generated<Timestamp>
  set_off: Generated<Int8>
}

export interface WorkEventTable {
  id: GeneratedAlways<string>
  service: ColumnTypes['work_event.service']
  record_id: Int8
  at: Generated<Timestamp>
  move: string
  from_state: string
  to_state: string
  actor_id: Int8 | null
  remark: Generated<string>
  reasons: Generated<Json<ColumnTypes['work_event.reasons']>>
}

export interface Schema {
  ao_code: AoCodeTable
  ao_code_taken: AoCodeTakenTable
  api_credential: ApiCredentialTable
  app_user: AppUserTable
  audit_event: AuditEventTable
  audit_seal: AuditSealTable
  audit_unsealed: AuditUnsealedTable
  bank_account: BankAccountTable
  bank_line: BankLineTable
  bank_statement_layout: BankStatementLayoutTable
  captcha: CaptchaTable
  carousel_slide: CarouselSlideTable
  closed_days: ClosedDaysTable
  collection_mail: CollectionMailTable
  commission_day: CommissionDayTable
  consignment: ConsignmentTable
  consignment_item: ConsignmentItemTable
  correction: CorrectionTable
  coupon_order: CouponOrderTable
  courier_company: CourierCompanyTable
  email_change: EmailChangeTable
  email_code: EmailCodeTable
  export_job: ExportJobTable
  gateway_event: GatewayEventTable
  gateway_order: GatewayOrderTable
  gateway_sandbox_order: GatewaySandboxOrderTable
  gst_client: GstClientTable
  gst_due_extension: GstDueExtensionTable
  gst_duty: GstDutyTable
  gst_duty_day: GstDutyDayTable
  gst_filing: GstFilingTable
  gst_filing_file: GstFilingFileTable
  gst_registration: GstRegistrationTable
  gst_registration_file: GstRegistrationFileTable
  gst_reminder: GstReminderTable
  gst_state_group: GstStateGroupTable
  id_sale: IdSaleTable
  id_type: IdTypeTable
  id_type_recruit: IdTypeRecruitTable
  idempotency_key: IdempotencyKeyTable
  job_worker: JobWorkerTable
  kept_count: KeptCountTable
  kept_count_change: KeptCountChangeTable
  key_check: KeyCheckTable
  known_device: KnownDeviceTable
  kyc: KycTable
  kyc_document: KycDocumentTable
  law_rule: LawRuleTable
  law_rule_version: LawRuleVersionTable
  ledger_account: LedgerAccountTable
  ledger_day: LedgerDayTable
  ledger_entry: LedgerEntryTable
  ledger_posting: LedgerPostingTable
  mail_outbox: MailOutboxTable
  mail_server: MailServerTable
  merchant: MerchantTable
  money_limit_change: MoneyLimitChangeTable
  news_item: NewsItemTable
  notice: NoticeTable
  notice_preference: NoticePreferenceTable
  package: PackageTable
  package_price: PackagePriceTable
  pan_application: PanApplicationTable
  pan_bulk_file: PanBulkFileTable
  pan_esign_event: PanEsignEventTable
  pan_esign_sandbox: PanEsignSandboxTable
  pan_esign_try: PanEsignTryTable
  pan_file: PanFileTable
  password_link: PasswordLinkTable
  payment_qr: PaymentQrTable
  payment_request: PaymentRequestTable
  person: PersonTable
  pincode_place: PincodePlaceTable
  product: ProductTable
  psa_request: PsaRequestTable
  push_declined: PushDeclinedTable
  push_device: PushDeviceTable
  rate_limit: RateLimitTable
  recovery_code: RecoveryCodeTable
  refresh_token: RefreshTokenTable
  registration: RegistrationTable
  rejection_reason: RejectionReasonTable
  repeated_work: RepeatedWorkTable
  sale: SaleTable
  sale_share: SaleShareTable
  saved_report: SavedReportTable
  sign_in: SignInTable
  sign_in_challenge: SignInChallengeTable
  site_document: SiteDocumentTable
  site_setting: SiteSettingTable
  stored_file: StoredFileTable
  upload_in_pieces: UploadInPiecesTable
  upload_piece: UploadPieceTable
  user_activity: UserActivityTable
  wallet_advance: WalletAdvanceTable
  work_event: WorkEventTable
}
