import * as z from 'zod/mini'

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
/**
 * Stands in the body of a refund: when the one on the screen was asked for, where one waits. Whoever confirms it
 * confirms what they have seen, not what was put in its place.
 */
export const seenRefundField = { seenRefund: z.optional(z.string('Invalid input').check(z.maxLength(40))) }

export type AskedRefund = z.infer<typeof askedRefund>
