import type { IncomingHttpHeaders } from 'node:http'
import type { EsignProviderName } from '../../../contract/nsdl-pan/paperless.ts'
import type { Visitor } from '../../platform/actor.ts'
import { inTransaction } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'
import type { RawReply } from '../../platform/serve/serve-raw.ts'
import type { EsignGate } from './esign-gate.ts'
import { findProvider } from './find-provider.ts'
import { recordForged } from './record-forged.ts'
import { takeEsignWord } from './take-esign-word.ts'

interface Delivery {
  provider: EsignProviderName
  raw: Buffer
  headers: IncomingHttpHeaders
  visitor: Visitor
}

/** A provider tells how it ended. What is not signed is refused; every repeat of what is gets the same answer. */
export async function takeEsignEvent(
  gate: EsignGate,
  { provider: name, raw, headers, visitor }: Delivery,
): Promise<RawReply> {
  const provider = await findProvider(gate.kysely, gate)
  const read = provider?.name === name ? provider.readEvent(raw, headers) : { refusal: 'not set up' }
  if ('refusal' in read) {
    await recordForged(gate, { provider: name, why: read.refusal, visitor })
    throw badRequest('This event cannot be accepted.')
  }
  const verdict = await inTransaction(gate.kysely, (tx) => takeEsignWord(tx, name, read.word))
  if (verdict === 'unknown try' || verdict === 'late')
    gate.log.warn({ provider: name, event: read.word.eventId, verdict }, 'esign: event that moves nothing')
  return { json: { received: true } }
}
