import type { LawRule } from '../law/rule.ts'
import type { RuleCode } from '../law/rule-codes.ts'
import type { RuleKind, RuleValue } from '../law/rule-kinds.ts'

/** A line of the tables that the portal begins with: a rule, and one version of it. */
export type FirstRule = {
  [Kind in RuleKind]: LawRule & {
    code: RuleCode<Kind>
    kind: Kind
    since: string
    value: RuleValue<Kind>
    source: string
  }
}[RuleKind]
