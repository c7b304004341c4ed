import { createContext, use } from 'react'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { PanField } from '../../../contract/nsdl-pan/fields.ts'
import type { PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import type { TakenPart } from '../../../contract/nsdl-pan/prefill.ts'

/** What every field of the form reads and writes. */
export interface PanForm {
  /** What is asked for, and what was typed so far as the rules see it. */
  question: PanQuestion
  /** The same as it stands in the boxes. */
  draft: PanDraft
  set: (change: Partial<PanDraft>) => void
  /** The same for what nobody has typed: the person took it over with a tap, and wants to be at the end soon. */
  fill: (change: Partial<PanDraft>, part: TakenPart) => void
  /** Somebody left the field: from now on it shows what is wrong with it. */
  leave: (field: PanField) => void
  wrong: (field: PanField) => string | undefined
  /** What is likely to come back, or why it came back. */
  remark: (field: PanField) => string | undefined
}

export const PanFormContext = createContext<PanForm | undefined>(undefined)

export function usePanForm(): PanForm {
  const form = use(PanFormContext)
  if (!form) throw new Error('A field of the application stands outside its form.')
  return form
}
