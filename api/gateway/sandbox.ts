import * as z from 'zod/mini'
import { sandboxPage } from '../../contract/gateway.ts'
import { randomToken } from '../platform/crypto/keyed-hash.ts'
import { isSignedBy, signatureOf } from '../platform/crypto/signature.ts'
import { inTransaction } from '../platform/database.ts'
import { hashed } from '../platform/vault.ts'
import type { Gate } from './gate.ts'
import type { PaymentWord, Provider } from './provider.ts'
import { insertSandboxOrder, readSandboxOrder, type SandboxOrder } from './sandbox-store.ts'

const word = z.object({
  eventId: z.string(),
  kind: z.enum(['captured', 'failed']),
  providerOrderId: z.string(),
  paymentId: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
})
const signatureHeader = 'x-sandbox-signature'
const secret = () => hashed('gateway-sandbox')

/** A provider inside the portal, for trying things out: it keeps its own books and speaks by signed events only. */
export function openSandbox({ kysely }: Pick<Gate, 'kysely'>): Provider {
  return {
    name: 'sandbox',
    testMode: true,
    async makeOrder({ amount }) {
      const id = `sbx_${randomToken(12)}`
      await inTransaction(kysely, (tx) => insertSandboxOrder(tx, { id, amount }))
      return id
    },
    payPage: ({ payToken }) => ({ goTo: `/api${sandboxPage.path.replace(':token', payToken)}` }),
    readEvent(raw, headers) {
      const signature = headers[signatureHeader]
      if (!signature) return { refusal: 'no signature' }
      if (!isSignedBy(raw, signature, secret())) return { refusal: 'wrong signature' }
      return { word: word.parse(JSON.parse(raw.toString('utf8'))) }
    },
    readReturn: () => 'silent',
    async lookUp({ providerOrderId }) {
      const order = await readSandboxOrder(kysely, providerOrderId)
      return { words: order ? wordsOf(order) : [], gone: !order || order.state === 'abandoned' }
    },
  }
}

/** What the sandbox has to say of an order, if the payer has decided. */
export function wordsOf({ id, amount, state, tries }: SandboxOrder): PaymentWord[] {
  if (state !== 'paid' && state !== 'failed') return []
  const about = { providerOrderId: id, paymentId: `${id}_${tries}`, amount: Number(amount), currency: 'INR' }
  return state === 'paid'
    ? [{ ...about, eventId: `${about.paymentId}_paid`, kind: 'captured', reason: '' }]
    : [{ ...about, eventId: `${about.paymentId}_failed`, kind: 'failed', reason: 'Failed in the sandbox' }]
}

/** The word as a signed event, the way another provider would send it. */
export function signedEvent(said: PaymentWord): { raw: Buffer; headers: Record<string, string> } {
  const raw = Buffer.from(JSON.stringify(said))
  return { raw, headers: { [signatureHeader]: signatureOf(raw, secret()) } }
}
