import { formatDate } from '../../contract/kernel/dates.ts'
import type { LawRule } from '../../contract/law/rule.ts'
import { readRuleValue, ruleKinds } from '../../contract/law/rule-kinds.ts'
import { ruleWords } from '../../contract/law/rule-words.ts'
import { backendPaths } from '../../contract/paths.ts'

export const lawLink = backendPaths.rulesInForce

/** 'Late fees, GSTR-3B'. */
export const ruleName = ({ kind, title }: LawRule): string => `${ruleKinds[kind].label}, ${title}`

/** What a value says, in one line for a notice and the audit list. */
export const valueWords = ({ kind }: LawRule, value: unknown): string =>
  ruleWords(kind, readRuleValue(kind, value)).join('; ')

/** '₹110, since 01-Dec-2026 (Circular 5/2026)'. */
export const versionWords = (
  rule: LawRule,
  { value, since, source }: { value: unknown; since: string; source: string },
) => `${valueWords(rule, value)}, since ${formatDate(since)} (${source})`
