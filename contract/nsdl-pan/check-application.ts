import { warnedFields, wrongFields } from '../form/check-fields.ts'
import type { PanFieldFacts } from './field-kinds.ts'
import { type PanField, panFields } from './fields.ts'
import type { PanFormErrors, PanQuestion } from './pan-question.ts'

const fields: Readonly<Record<PanField, PanFieldFacts>> = panFields

/** Everything that keeps an application from being sent in, by field, a sentence each. Both sides ask this. */
export const checkApplication = (question: PanQuestion): PanFormErrors => wrongFields(fields, question.draft, question)

/** What is likely to come back, though it can be sent in. */
export const warnApplication = (question: PanQuestion): PanFormErrors => warnedFields(fields, question.draft, question)
