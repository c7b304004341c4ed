import { saysRequired } from './check-facts.ts'
import type { PanTextField } from './draft.ts'
import { factsOf } from './fields.ts'
import type { PanQuestion } from './pan-question.ts'

/** Whether a field may not stay empty: its rule is asked what it would say if it did, so no list can differ from it. */
export function isWanted(field: PanTextField, question: PanQuestion): boolean {
  const { asked, check } = factsOf(field)
  const emptied = { ...question, draft: { ...question.draft, [field]: '' } }
  return asked(emptied) && saysRequired(check('', emptied))
}
