import { checkApplication } from './check-application.ts'
import { type PanQuestion, saysRequired } from './check-facts.ts'
import type { PanTextField } from './draft.ts'

/** Whether a field may not stay empty: the rules are asked what they would say if it did, so no list can differ from them. */
export const isWanted = (field: PanTextField, question: PanQuestion): boolean =>
  saysRequired(checkApplication({ ...question, draft: { ...question.draft, [field]: '' } })[field])
