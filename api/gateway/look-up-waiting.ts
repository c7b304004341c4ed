import { gatewayWorkflow } from '../../contract/gateway.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { system } from '../platform/actor.ts'
import { inTransaction, type Tx } from '../platform/database.ts'
import { nextState } from '../platform/require-move.ts'
import { findProvider } from './find-provider.ts'
import type { Gate } from './gate.ts'
import { lookUpOrder } from './look-up-order.ts'
import { claimDueOrders, lockOrder, type OrderRecord, saveOrder } from './order-store.ts'

const openMs = 24 * 3600_000
/** By then nobody answers any more, such as an account that was closed; a late word still counts. */
const mostPatienceMs = 7 * openMs

/** Asks for every order that has waited long enough: what was paid is credited, what is too old runs out. */
export async function lookUpWaiting(gate: Gate): Promise<void> {
  const due = await inTransaction(gate.kysely, (tx) => claimDueOrders(tx, gate.clock.now()))
  for (const order of due) {
    // The next look is written down already, so a provider that does not answer is simply asked again later.
    await lookAgain(gate, order).catch((error) => keepWaiting(gate, order, error))
  }
}

async function keepWaiting(gate: Gate, { id, order_no, created_at }: OrderRecord, error: unknown): Promise<void> {
  gate.log.warn({ order: order_no, error }, 'gateway: the provider could not be asked')
  const now = gate.clock.now()
  if (now.getTime() - created_at.getTime() < mostPatienceMs) return
  await inTransaction(gate.kysely, (tx) => closeOld(tx, id, { gone: true, now }))
}

async function lookAgain(gate: Gate, order: OrderRecord): Promise<void> {
  const provider = await findProvider(gate.kysely, gate, order.provider)
  const { gone } = provider ? await lookUpOrder(gate, provider, order) : { gone: false }
  await inTransaction(gate.kysely, (tx) => closeOld(tx, order.id, { gone, now: gate.clock.now() }))
}

async function closeOld(tx: Tx, id: string, { gone, now }: { gone: boolean; now: Date }): Promise<void> {
  const order = await lockOrder(tx, id)
  const old = now.getTime() - order.created_at.getTime() >= openMs
  if (!gone && !old) return
  if (canMove(gatewayWorkflow, order.state, 'expire')) {
    const state = nextState(gatewayWorkflow, order.state, 'expire')
    await saveOrder(tx, id, { state, settled_at: now })
    await recordAudit(tx, system, { act: 'gateway.expired', subject: order.order_no })
  }
  await saveOrder(tx, id, { look_at: null })
}
