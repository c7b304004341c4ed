import * as z from 'zod/mini'
import { esignSandboxPage } from '../../../contract/nsdl-pan/paperless.ts'
import { randomToken } from '../../platform/crypto/keyed-hash.ts'
import { isSignedBy, signatureOf } from '../../platform/crypto/signature.ts'
import { inTransaction } from '../../platform/database.ts'
import { hashed } from '../../platform/vault.ts'
import type { EsignGate } from './esign-gate.ts'
import type { EsignProvider, EsignWord } from './provider.ts'
import { insertSandboxSignature, type SandboxSignature } from './sandbox-store.ts'

const word = z.object({
  eventId: z.string(),
  kind: z.enum(['done', 'failed']),
  providerRef: z.string(),
  reason: z.string(),
})
const signatureHeader = 'x-sandbox-signature'
const secret = () => hashed('esign-sandbox')

/** A provider inside the portal, for trying things out: it keeps its own books and speaks by signed events only. */
export function openSandbox({ kysely }: Pick<EsignGate, 'kysely'>): EsignProvider {
  return {
    name: 'sandbox',
    async begin() {
      const id = `sgn_${randomToken(12)}`
      await inTransaction(kysely, (tx) => insertSandboxSignature(tx, id))
      return id
    },
    signPage: ({ token }) => `/api${esignSandboxPage.path.replace(':token', token)}`,
    readEvent(raw, headers) {
      const signature = headers[signatureHeader]
      if (!signature) return { refusal: 'no signature' }
      if (!isSignedBy(raw, signature, secret())) return { refusal: 'wrong signature' }
      return { word: word.parse(JSON.parse(raw.toString('utf8'))) }
    },
  }
}

/** What the sandbox has to say, if the applicant has decided. */
export function wordOf({ id, state, tries }: SandboxSignature): EsignWord | undefined {
  const eventId = `${id}_${tries}_${state}`
  if (state === 'done') return { eventId, kind: 'done', providerRef: id, reason: '' }
  if (state === 'failed') return { eventId, kind: 'failed', providerRef: id, reason: 'Refused in the sandbox' }
  return undefined
}

/** The word as a signed event, the way another provider would send it. */
export function signedEvent(said: EsignWord): { raw: Buffer; headers: Record<string, string> } {
  const raw = Buffer.from(JSON.stringify(said))
  return { raw, headers: { [signatureHeader]: signatureOf(raw, secret()) } }
}
