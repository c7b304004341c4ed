import { correctionRequest, type Direction } from '../../contract/correction.ts'
import { paiseOf, wrongRupees } from '../ui/form/read-number.ts'

/** The form as it is typed: the amount in rupees. */
export interface CorrectionDraft {
  merchantId: string
  direction: Direction
  amount: number | string
  reason: string
  reference: string
}

/** What is wrong with a form, by field; the same schema as the server's, with the amount turned into paise. */
export function checkCorrection(draft: CorrectionDraft): Record<string, string> {
  const { error } = correctionRequest.safeParse({ ...draft, amount: paiseOf(draft.amount) })
  const wrong = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const)
  const amount = wrongRupees(draft.amount)
  // The first message of a field counts.
  return { ...Object.fromEntries(wrong.reverse()), ...(amount && { amount }) }
}
