import * as z from 'zod/mini'
import { gstListTexts } from '../../texts/en/gst-list.ts'
import type { UploadRule } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'

/** What comes with a return when it is sent in. */
export const registerKinds = {
  sales: gstListTexts.salesRegister,
  purchases: gstListTexts.purchaseRegister,
  other: gstListTexts.otherPaper,
} as const
export type RegisterKind = keyof typeof registerKinds
export const registerKindNames = keysOf(registerKinds)

/** 'question' and 'answer' belong to a round; 'filed-copy' is what the GST portal gave. */
const fileKinds = [...registerKindNames, 'question', 'answer', 'filed-copy'] as const
export const filingFile = z.object({
  id: z.string(),
  kind: z.enum(fileKinds),
  /** Of a question or an answer; 0 for the rest. */
  round: z.number(),
  name: z.string(),
  size: z.number(),
  isPdf: z.boolean(),
  /** Pictures and PDFs can be looked at; tables are saved. */
  shows: z.boolean(),
  at: z.string(),
})
export type FilingFile = z.infer<typeof filingFile>

export const mostFilingFiles = 10

/** What the picker of a browser offers, of the same types. */
export const registerAccept = '.pdf,.xlsx,.csv,.json,image/jpeg,image/png,image/webp'
export const registerRule: UploadRule = {
  types: ['image', 'pdf', 'csv', 'xlsx'],
  maxBytes: 8_000_000,
  get refusal() {
    return gstListTexts.onlyTablesPdfAndImages()
  },
  table: 'kept',
}
export const filedCopyRule: UploadRule = {
  types: ['pdf'],
  maxBytes: 5_000_000,
  // text: the back office uploads it.
  refusal: 'Only PDF files are allowed',
}
