import type { KeptVersion } from '../law/law-book.ts'
import { readRuleValue } from '../law/rule-kinds.ts'
import type { DueRule } from './due-dates.ts'
import { readDueRuleCode } from './due-rule-code.ts'

/** The due dates among the versions of all rules. */
export const dueRulesIn = (versions: readonly Pick<KeptVersion, 'code' | 'value' | 'since'>[]): DueRule[] =>
  versions.flatMap(({ code, value, since }) => {
    const whom = readDueRuleCode(code)
    return whom ? [{ ...whom, ...readRuleValue('due-date', value), since }] : []
  })
