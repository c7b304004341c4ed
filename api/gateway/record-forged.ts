import type { GatewayProvider } from '../../contract/gateway.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { stranger, type Visitor } from '../platform/actor.ts'
import { inTransaction } from '../platform/database.ts'
import type { Gate } from './gate.ts'

interface Forged {
  provider: GatewayProvider
  /** In our own words, never what was sent. */
  why: string
  visitor: Visitor
}

/** Writes down that someone claimed a payment without proof. */
export async function recordForged(gate: Gate, { provider, why, visitor }: Forged): Promise<void> {
  gate.log.warn({ provider, why, requestId: visitor.requestId }, 'gateway: claim refused')
  await inTransaction(gate.kysely, (tx) =>
    recordAudit(tx, stranger(visitor), { act: 'gateway.refused', subject: provider, detail: { why } }),
  )
}
