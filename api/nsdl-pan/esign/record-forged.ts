import type { EsignProviderName } from '../../../contract/nsdl-pan/paperless.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { stranger, type Visitor } from '../../platform/actor.ts'
import { inTransaction } from '../../platform/database.ts'
import type { EsignGate } from './esign-gate.ts'

interface Forged {
  provider: EsignProviderName
  /** In our own words, never what was sent. */
  why: string
  visitor: Visitor
}

/** Writes down that someone claimed a signature without proof. */
export async function recordForged(gate: EsignGate, { provider, why, visitor }: Forged): Promise<void> {
  gate.log.warn({ provider, why, requestId: visitor.requestId }, 'esign: claim refused')
  await inTransaction(gate.kysely, (tx) =>
    recordAudit(tx, stranger(visitor), { act: 'esign.refused', subject: provider, detail: { why } }),
  )
}
