import type { LawRule } from './rule.ts'
import type { RuleKind, RuleValue } from './rule-kinds.ts'

/** A line of the tables that the portal begins with: a rule, and one version of it. */
export type FirstRule = {
  [Kind in RuleKind]: LawRule & { kind: Kind; since: string; value: RuleValue<Kind>; source: string }
}[RuleKind]
