import type { GatewayProvider } from '../../contract/gateway.ts'
import type { EventReader } from '../provider/provider-event.ts'

/** What a provider needs to know of an order of ours. */
export interface OrderFacts {
  orderNo: string
  /** In paise. */
  amount: number
  /** In the addresses that the payer's browser comes back to. */
  payToken: string
  businessName: string
}
export type RegisteredOrder = OrderFacts & { providerOrderId: string }

/** What a provider says of one payment. Only 'captured' is money. */
export interface PaymentEvent {
  /** The same for every repeat of the same event. */
  eventId: string
  kind: 'authorized' | 'captured' | 'failed' | 'other'
  providerOrderId: string
  paymentId: string
  amount: number
  currency: string
  reason: string
}

/** Another address, or a form that the payer's browser posts to the provider. */
export type PayPage = { goTo: string } | { action: string; fields: Record<string, string> }

export interface LookedUp {
  events: PaymentEvent[]
  /** The payer will not come back to it. */
  gone: boolean
}

/** Whoever takes the money for us. What is said here is checked by signatures; what it costs is nobody's business. */
export interface Provider {
  name: GatewayProvider
  /** No real money moves. */
  testMode: boolean
  /** Tells the provider of an order; answers its id there. */
  makeOrder(order: OrderFacts): Promise<string>
  payPage(order: RegisteredOrder): PayPage
  /** Reads what the provider sends by itself; a refusal says why, without secrets. */
  readEvent: EventReader<PaymentEvent>
  /** Judges what the payer's browser brings back; even when signed it is only a reason to look the order up. */
  readReturn(fields: URLSearchParams, order: RegisteredOrder): 'signed' | 'forged' | 'silent'
  lookUp(order: RegisteredOrder): Promise<LookedUp>
}
