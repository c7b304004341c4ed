import type { PaymentMode } from '../../contract/catalogue/bank.ts'
import { paymentRequest } from '../../contract/payment-request.ts'

/** The form as it is typed: the amount in rupees. */
export interface PaymentDraft {
  mode: PaymentMode | ''
  amount: number | string
  reference: string
  paidOn: string
  branch: string
  drawnOn: string
  remark: string
  slip: File | null
}

/** What is wrong with a form, by field; the same schema as the server's, with the amount turned into paise. */
export function checkPayment({ slip, ...draft }: PaymentDraft & { bankId: string }): Record<string, string> {
  const amount = draft.amount === '' ? Number.NaN : Math.round(Number(draft.amount) * 100)
  const { error } = paymentRequest.safeParse({ ...draft, amount })
  const wrong = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const)
  // The first message of a field counts.
  return { ...Object.fromEntries(wrong.reverse()), ...(slip ? {} : { slip: 'Required' }) }
}
