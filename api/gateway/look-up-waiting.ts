import { gatewayWorkflow } from '../../contract/gateway.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { systemDoer } from '../platform/actor.ts'
import { inTransaction, type Tx } from '../platform/database.ts'
import { nextState } from '../platform/require-move.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { findPaymentProvider } from './find-payment-provider.ts'
import { lookUpOrder } from './look-up-order.ts'
import { claimDueOrders, lockPaymentOrder, type OrderRecord, saveOrder } from './order-store.ts'

const openMs = 24 * 3600_000
/** By then nobody answers any more, such as an account that was closed; a late event still counts. */
const mostPatienceMs = 7 * openMs

/** Asks for every order that has waited long enough: what was paid is credited, what is too old runs out. */
export async function lookUpWaiting(context: ProviderContext): Promise<void> {
  const due = await inTransaction(context.kysely, (tx) => claimDueOrders(tx, context.clock.now()))
  for (const order of due) {
    // The next look is written down already, so a provider that does not answer is simply asked again later.
    await askProviderAgain(context, order).catch((error) => keepWaiting(context, order, error))
  }
}

async function keepWaiting(
  context: ProviderContext,
  { id, order_no, created_at }: OrderRecord,
  error: unknown,
): Promise<void> {
  context.log.warn({ order: order_no, error }, 'gateway: the provider could not be asked')
  const now = context.clock.now()
  if (now.getTime() - created_at.getTime() < mostPatienceMs) return
  await inTransaction(context.kysely, (tx) => closeOld(tx, id, { gone: true, now }))
}

async function askProviderAgain(context: ProviderContext, order: OrderRecord): Promise<void> {
  const provider = await findPaymentProvider(context.kysely, context, order.provider)
  const { gone } = provider ? await lookUpOrder(context, provider, order) : { gone: false }
  await inTransaction(context.kysely, (tx) => closeOld(tx, order.id, { gone, now: context.clock.now() }))
}

async function closeOld(tx: Tx, id: string, { gone, now }: { gone: boolean; now: Date }): Promise<void> {
  const order = await lockPaymentOrder(tx, id)
  const old = now.getTime() - order.created_at.getTime() >= openMs
  if (!gone && !old) return
  if (canMove(gatewayWorkflow, order.state, 'expire')) {
    const state = nextState(gatewayWorkflow, order.state, 'expire')
    await saveOrder(tx, id, { state, settled_at: now })
    await recordAudit(tx, systemDoer, { act: 'gateway.expired', subject: order.order_no })
  }
  await saveOrder(tx, id, { look_at: null })
}
