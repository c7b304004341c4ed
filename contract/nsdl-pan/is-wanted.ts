import { checkApplication } from './check-application.ts'
import type { PanQuestion } from './check-facts.ts'
import type { PanField } from './draft.ts'

/** Whether a field may not stay empty: the rules are asked what they would say if it did, so no list can differ from them. */
export const isWanted = (field: PanField, question: PanQuestion): boolean =>
  checkApplication({ ...question, draft: { ...question.draft, [field]: '' } })[field]?.startsWith('Required') ?? false
