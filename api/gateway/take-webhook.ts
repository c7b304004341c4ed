import type { IncomingHttpHeaders } from 'node:http'
import type { GatewayProvider } from '../../contract/gateway.ts'
import type { Visitor } from '../platform/actor.ts'
import { inTransaction } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import type { RawReply } from '../platform/serve/serve-raw.ts'
import { findProvider } from './find-provider.ts'
import type { Gate } from './gate.ts'
import type { PaymentWord, Provider } from './provider.ts'
import { recordForged } from './record-forged.ts'
import { takeWord } from './take-word.ts'

interface Delivery {
  provider: GatewayProvider
  raw: Buffer
  headers: IncomingHttpHeaders
  visitor: Visitor
}

/** A provider tells of a payment. What is not signed is refused; every repeat of what is gets the same answer. */
export async function takeWebhook(gate: Gate, delivery: Delivery): Promise<RawReply> {
  const { provider: name, visitor } = delivery
  const read = readDelivery(await findProvider(gate.kysely, gate, name), delivery)
  if ('refusal' in read) {
    await recordForged(gate, { provider: name, why: read.refusal, visitor })
    throw badRequest('This event cannot be accepted.')
  }
  const verdict = await inTransaction(gate.kysely, (tx) => takeWord(tx, { ...read, source: 'webhook' }))
  if (verdict === 'unknown order')
    gate.log.warn({ provider: name, event: read.word.eventId }, 'gateway: event of an unknown order')
  return { json: { received: true } }
}

type Read = { refusal: string } | { provider: Provider; word: PaymentWord }

function readDelivery(provider: Provider | undefined, { raw, headers }: Delivery): Read {
  if (!provider) return { refusal: 'not set up' }
  const read = provider.readEvent(raw, headers)
  return 'word' in read ? { provider, word: read.word } : read
}
