import * as z from 'zod/mini'
import { reasonText } from './kernel/fields.ts'

/** A refund that one person has asked for and a second one must confirm, as the back office sees it. */
export const askedRefund = z.object({
  by: z.string(),
  at: z.string(),
  reason: z.string(),
  /** Above which amount two people give it, in paise. */
  above: z.number(),
  /** Whether it was the one who looks. */
  own: z.boolean(),
  /** Who has asked may withdraw it, and an admin. */
  mayWithdraw: z.boolean(),
})
export type AskedRefund = z.infer<typeof askedRefund>

/**
 * The body of a refund. Whoever asks gives a reason. Whoever confirms says when the one on the screen was asked for, so
 * that they confirm what they have seen and not what was put in its place; it has its reason already.
 */
export const refundRequest = z
  .object({
    reason: z.optional(reasonText),
    seenRefund: z.optional(z.string('Invalid input').check(z.maxLength(40))),
  })
  .check(
    z.refine(({ reason, seenRefund }) => reason !== undefined || seenRefund !== undefined, {
      message: 'Required',
      path: ['reason'],
    }),
  )
export type RefundRequest = z.infer<typeof refundRequest>
