import { emptyDraft, type PanDraft } from './draft.ts'
import { factsOf, panFieldNames } from './fields.ts'
import type { PanQuestion } from './pan-question.ts'

/**
 * What is sent in: fields that are not a part of this application are empty, whatever was typed there before somebody chose
 * otherwise. Nobody has checked what stands in them, and it would be printed.
 */
export function askedOnly(question: PanQuestion): PanDraft {
  const empty = emptyDraft()
  const hidden = panFieldNames.filter((name) => !factsOf(name).asked(question))
  return { ...question.draft, ...Object.fromEntries(hidden.map((name) => [name, empty[name]])) }
}
