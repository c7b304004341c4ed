import * as z from 'zod/mini'
import { schemasOf } from '../form/schemas-of.ts'
import { type PanField, panFields } from './fields.ts'

/**
 * Everything that the forms ask, of whichever applicant, as one flat sheet: what does not apply stays empty. Only
 * lengths are checked here, so that a draft can be saved half done; the rules stand in `check-application.ts`.
 */
export const panDraft = z.object(schemasOf(panFields))
export type PanDraft = z.infer<typeof panDraft>
/** Fields that hold a text: all but ticks and lists. */
export type PanTextField = {
  [Field in PanField]: PanDraft[Field] extends string ? Field : never
}[PanField]

/** The two numbers that are sealed and come back masked; whoever leaves the mask keeps the number. */
export const sealedFields = ['aadhaarNo', 'raAadhaarNo'] as const satisfies readonly PanField[]

export const emptyDraft = (): PanDraft => panDraft.parse({})
