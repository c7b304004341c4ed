import * as z from 'zod/mini'
import type { PaymentEvent } from './provider.ts'

/** A payment as Razorpay describes it; the rest of it is not ours to keep. */
const payment = z.object({
  id: z.string().check(z.maxLength(100)),
  amount: z.int(),
  currency: z.string().check(z.maxLength(10)),
  status: z.string(),
  order_id: z.nullish(z.string().check(z.maxLength(100))),
  error_description: z.nullish(z.string()),
})
type Payment = z.infer<typeof payment>

export const madeOrder = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })
export const payments = z.object({ items: z.array(payment) })
const event = z.object({
  event: z.string().check(z.maxLength(100)),
  payload: z.optional(z.object({ payment: z.optional(z.object({ entity: payment })) })),
})

const kinds: Record<string, PaymentEvent['kind']> = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'order.paid': 'captured',
  'payment.failed': 'failed',
}

/** Reads a signed event; one that is about no payment is kept as 'other'. */
export function razorpayEventOf(body: unknown, eventId: string): PaymentEvent | undefined {
  const read = event.safeParse(body)
  if (!read.success) return undefined
  const entity = read.data.payload?.payment?.entity
  const kind = kinds[read.data.event] ?? 'other'
  if (!entity) return { ...emptyEvent, eventId }
  // An event is a snapshot: money counts only where the payment itself says so.
  return eventOfPayment(entity, eventId, kind === 'captured' && entity.status !== 'captured' ? 'other' : kind)
}

const emptyEvent: Omit<PaymentEvent, 'eventId'> = {
  kind: 'other',
  providerOrderId: '',
  paymentId: '',
  amount: 0,
  currency: '',
  reason: '',
}

/** What a look at an order's payments tells: failures first, so that money has the last event. */
export function eventsOfPayments({ items }: z.infer<typeof payments>): PaymentEvent[] {
  const told = (status: 'failed' | 'captured') =>
    items.filter((one) => one.status === status).map((one) => eventOfPayment(one, `lookup:${one.id}:${status}`, status))
  return [...told('failed'), ...told('captured')]
}

function eventOfPayment(entity: Payment, eventId: string, kind: PaymentEvent['kind']): PaymentEvent {
  const { id, amount, currency, order_id, error_description } = entity
  return {
    eventId,
    kind,
    providerOrderId: order_id ?? '',
    paymentId: id,
    amount,
    currency,
    reason: (error_description ?? '').slice(0, 200),
  }
}
