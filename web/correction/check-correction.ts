import { correctionRequest, type Direction } from '../../contract/correction.ts'

/** The form as it is typed: the amount in rupees. */
export interface CorrectionDraft {
  merchantId: string
  direction: Direction
  amount: number | string
  reason: string
  reference: string
}

export const paiseOf = (rupees: number | string): number =>
  rupees === '' ? Number.NaN : Math.round(Number(rupees) * 100)

/** What is wrong with a form, by field; the same schema as the server's, with the amount turned into paise. */
export function checkCorrection(draft: CorrectionDraft): Record<string, string> {
  const { error } = correctionRequest.safeParse({ ...draft, amount: paiseOf(draft.amount) })
  const wrong = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const)
  // The first message of a field counts.
  return Object.fromEntries(wrong.reverse())
}
