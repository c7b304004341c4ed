import * as z from 'zod/mini'
import { esignSandboxPage } from '../../../contract/nsdl-pan/paperless.ts'
import { randomToken } from '../../platform/crypto/keyed-hash.ts'
import { inTransaction } from '../../platform/database.ts'
import type { ProviderContext } from '../../provider/provider-context.ts'
import { sandboxEvents } from '../../provider/sandbox-events.ts'
import type { EsignEvent, EsignProvider } from './provider.ts'
import { insertSandboxSignature, type SandboxSignature } from './sandbox-store.ts'

const event = z.object({
  eventId: z.string(),
  kind: z.enum(['done', 'failed']),
  providerRef: z.string(),
  reason: z.string(),
})
/** How the sandbox's events are signed and read. */
export const signedEsignEvents = sandboxEvents<EsignEvent>('esign-sandbox', event)

/** A provider inside the portal, for trying things out: it keeps its own books and speaks by signed events only. */
export function openEsignSandbox({ kysely }: Pick<ProviderContext, 'kysely'>): EsignProvider {
  return {
    name: 'sandbox',
    async begin() {
      const id = `sgn_${randomToken(12)}`
      await inTransaction(kysely, (tx) => insertSandboxSignature(tx, id))
      return id
    },
    signPage: ({ token }) => `/api${esignSandboxPage.path.replace(':token', token)}`,
    readEvent: signedEsignEvents.read,
  }
}

/** What the sandbox has to say, if the applicant has decided. */
export function esignEventOf({ id, state, tries }: SandboxSignature): EsignEvent | undefined {
  const eventId = `${id}_${tries}_${state}`
  if (state === 'done') return { eventId, kind: 'done', providerRef: id, reason: '' }
  if (state === 'failed') return { eventId, kind: 'failed', providerRef: id, reason: 'Refused in the sandbox' }
  return undefined
}
