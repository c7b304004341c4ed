import { recordAudit } from '../audit/record-audit.ts'
import { type Visitor, visitorDoer } from '../platform/actor.ts'
import { inTransaction } from '../platform/database.ts'
import type { ProviderContext } from './provider-context.ts'

/** What providers do for us; the acts of the audit list begin with it. */
export type ProviderService = 'gateway' | 'esign'

interface Forged {
  service: ProviderService
  provider: string
  /** In our own words, never what was sent. */
  why: string
  visitor: Visitor
}

/** Writes down that someone claimed something in a provider's name without proof. */
export async function recordForged(
  context: ProviderContext,
  { service, provider, why, visitor }: Forged,
): Promise<void> {
  context.log.warn({ provider, why, requestId: visitor.requestId }, `${service}: claim refused`)
  await inTransaction(context.kysely, (tx) =>
    recordAudit(tx, visitorDoer(visitor), { act: `${service}.refused`, subject: provider, detail: { why } }),
  )
}
