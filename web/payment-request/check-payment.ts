import type { PaymentMode } from '../../contract/catalogue/bank.ts'
import { paymentRequest } from '../../contract/payment-request.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { paiseOf, wrongRupees } from '../ui/form/read-number.ts'

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
  const { error } = paymentRequest.safeParse({ ...draft, amount: paiseOf(draft.amount) })
  const wrong = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const)
  const amount = wrongRupees(draft.amount)
  // The first message of a field counts.
  return {
    ...Object.fromEntries(wrong.reverse()),
    ...(amount && { amount }),
    ...(slip ? {} : { slip: checkTexts.required() }),
  }
}
