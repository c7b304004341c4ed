import type { IncomingHttpHeaders } from 'node:http'
import type { Visitor } from '../platform/actor.ts'

/** What somebody sends us in a provider's name, before anything of it is believed. */
export interface Delivery<Name extends string = string> {
  provider: Name
  raw: Buffer
  headers: IncomingHttpHeaders
  visitor: Visitor
}

/** An event whose signature was proved, or why it was not, without secrets. */
export type ReadEvent<Event> = { event: Event } | { refusal: string }

export type EventReader<Event> = (raw: Buffer, headers: IncomingHttpHeaders) => ReadEvent<Event>
