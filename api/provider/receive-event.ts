import { inTransaction, type Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import type { RawReply } from '../platform/serve/serve-raw.ts'
import type { ProviderContext } from './provider-context.ts'
import type { Delivery, EventReader } from './provider-event.ts'
import { type ProviderService, recordForged } from './record-forged.ts'

interface Receiving<Event, Verdict> {
  service: ProviderService
  /** The provider's own reader; none while it is not set up. */
  readEvent: EventReader<Event> | undefined
  /** Does what the event says, once, in whatever order events come. */
  apply: (tx: Tx, event: Event) => Promise<Verdict>
  /** Verdicts that somebody should look into: the event moved nothing though it should have. */
  strange: readonly Verdict[]
}

/** A provider tells us something. What is not signed is refused; every repeat of what is gets the same answer. */
export async function receiveEvent<Event extends { eventId: string }, Verdict extends string>(
  context: ProviderContext,
  { provider, raw, headers, visitor }: Delivery,
  { service, readEvent, apply, strange }: Receiving<Event, Verdict>,
): Promise<RawReply> {
  const read = readEvent?.(raw, headers) ?? { refusal: 'not set up' }
  if ('refusal' in read) {
    await recordForged(context, { service, provider, why: read.refusal, visitor })
    throw badRequest('This event cannot be accepted.')
  }
  const verdict = await inTransaction(context.kysely, (tx) => apply(tx, read.event))
  if (strange.includes(verdict))
    context.log.warn({ provider, event: read.event.eventId }, `${service}: event moves nothing, ${verdict}`)
  return { json: { received: true } }
}
