import { type RuleKind, ruleKinds } from '../../contract/law/rule-kinds.ts'
import { redateFilings } from '../gst/calendar/redate-filings.ts'
import type { Tx } from '../platform/database.ts'

/** What is kept by a rule is worked out anew when the rule changes: the dates of returns, and what clients owe. */
export async function followLaw(tx: Tx, kind: RuleKind): Promise<void> {
  if (ruleKinds[kind].redates) await redateFilings(tx)
}
