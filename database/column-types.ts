import type { StatementPart } from '../contract/bank-statement.ts'
import type { PaymentMode } from '../contract/catalogue/bank.ts'
import type { DocumentName } from '../contract/download.ts'
import type { FilingFigures } from '../contract/gst/filing-figures.ts'
import type { GstFile } from '../contract/gst/registration-detail.ts'
import type { GstDraft } from '../contract/gst/registration-draft.ts'
import type { GstReturn, GstScheme } from '../contract/gst/returns.ts'
import type { Reason } from '../contract/kernel/reason.ts'
import type { SettingValue } from '../contract/kernel/setting.ts'
import type { PanCategory } from '../contract/nsdl-pan/category.ts'
import type { PanDraft } from '../contract/nsdl-pan/draft.ts'
import type { ServiceKey } from '../contract/services.ts'
import type { SignInEnd } from '../contract/sign-in-history.ts'
import type { EntryKind } from '../contract/wallet.ts'

/**
 * What columns hold whose type the database does not know: JSON, and words that no CHECK lists. `npm run schema` puts them
 * into `schema.ts`, and refuses a name here that is no column. Every column of JSON must be named: `unknown` is for what
 * is read by a schema before it is used.
 */
export interface ColumnTypes {
  'api_credential.plain': Record<string, string>
  'api_credential.sealed': Record<string, string>
  'bank_account.modes': PaymentMode[]
  'bank_statement_layout.titles': Partial<Record<StatementPart, string>>
  'export_job.asked': unknown
  'export_job.params': unknown
  'gst_due_extension.return_type': GstReturn
  'gst_due_extension.scheme': GstScheme
  'gst_filing.figures': FilingFigures
  'gst_filing.return_type': GstReturn
  'gst_filing.scheme': GstScheme
  'gst_registration.data': Partial<GstDraft>
  'gst_registration_file.kind': GstFile['kind']
  'idempotency_key.answer': { reply?: unknown }
  'kyc.details': unknown
  'law_rule_version.value': Record<string, unknown>
  'ledger_entry.kind': EntryKind
  'money_limit_change.after': Record<string, number>
  'money_limit_change.before': Record<string, number>
  'pan_application.category': PanCategory
  'pan_application.data': Partial<PanDraft>
  'pan_application.reasons': Reason[]
  'pan_file.reading': unknown
  'payment_request.mode': PaymentMode
  'sign_in.end_reason': Exclude<SignInEnd, 'open'>
  'site_document.name': DocumentName
  'site_setting.value': SettingValue
  'work_event.reasons': Reason[]
  'work_event.service': ServiceKey
}
