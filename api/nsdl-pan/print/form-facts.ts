import type { PanCategory, PanType } from '../../../contract/nsdl-pan/category.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'

/** All that a printed form is made of. */
export interface FormFacts {
  type: PanType
  category: PanCategory
  data: PanDraft
  /** Masked, or empty where there is none. */
  aadhaarNo: string
  raAadhaarNo: string
}
