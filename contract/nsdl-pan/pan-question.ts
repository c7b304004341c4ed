import type { RuleFacts } from './check-facts.ts'
import type { PanDraft } from './draft.ts'
import type { PanField } from './fields.ts'

/** What the rules are asked about: all that they look at, with everything that was typed. */
export interface PanQuestion extends RuleFacts {
  draft: PanDraft
}

/** What is wrong, by field, a sentence each. */
export type PanFormErrors = Partial<Record<PanField, string>>
