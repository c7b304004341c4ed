import { keyedHash } from '../platform/crypto/keyed-hash.ts'

/** The facts of an event that the chain protects. */
export interface SealedFacts {
  id: string
  at: Date
  actor_id: string | null
  actor_code: string
  actor_role: string
  act: string
  subject: string
  detail: string
  ip: string
  request_id: string
}

export const chainStart = 'kendra'

/** Each link holds the one before it, so that altering, removing or moving a row breaks all that follow. */
export function chainLink(key: Uint8Array, previous: string, event: SealedFacts): string {
  const facts = [
    previous,
    event.id,
    event.at.toISOString(),
    event.actor_id,
    event.actor_code,
    event.actor_role,
    event.act,
    event.subject,
    event.detail,
    event.ip,
    event.request_id,
  ]
  return keyedHash(key, JSON.stringify(facts))
}
