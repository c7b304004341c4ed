import { queryOptions } from '@tanstack/react-query'
import type { JsonEndpoint, ReplyOf } from '../../contract/kernel/endpoint.ts'
import { callWith, type OptionalWhenEmpty, type ReadOptions } from './call.ts'
import { endpointPath } from './endpoint-path.ts'
import { isLost } from './line.ts'
import { readSession } from './session.ts'
import { shelfOf } from './shelf.ts'

const day = 24 * 60 * 60_000
const personNow = () => readSession()?.user?.code ?? ''
const nameOf = (path: string, person: string) => `answer:${person}:${path}`

/** A reading call as a query whose last answer, sealed on this device, is shown while there is no line. */
export function keptQuery<E extends JsonEndpoint>(endpoint: E, ...[parts]: OptionalWhenEmpty<ReadOptions<E>>) {
  return queryOptions<ReplyOf<E>>({
    queryKey: parts ? [endpoint.path, parts] : [endpoint.path],
    meta: { reads: endpoint.reads },
    queryFn: ({ signal }) =>
      orKept(endpointPath(endpoint.path, parts?.params), () => callWith(endpoint, { ...parts, signal })),
  })
}

/** Nobody waits longer than this for an answer that was given before. */
const patienceMs = 4_000

/**
 * What the server says; where it cannot be reached, or not in time, what it said last. What it refuses is not answered from
 * here.
 */
export async function orKept<Reply>(path: string, ask: () => Promise<Reply>, patience = patienceMs): Promise<Reply> {
  // Somebody else may have signed in by the time an answer comes.
  const person = personNow()
  const asked = ask().then((reply) => {
    keepAnswer(path, reply, person)
    return reply
  })
  try {
    return await (keptAnswer<Reply>(path) === undefined ? asked : inTime(asked, patience))
  } catch (error) {
    const known = error === late || isLost(error) ? keptAnswer<Reply>(path) : undefined
    if (known === undefined) return asked
    return known
  }
}

const late = new Error('The answer is late.')

function inTime<Reply>(asked: Promise<Reply>, patience: number): Promise<Reply> {
  return Promise.race([asked, new Promise<never>((_, reject) => setTimeout(() => reject(late), patience))])
}

/** Keeps an answer, or what it would be by now; only where it is sealed. */
export function keepAnswer<Reply>(path: string, reply: Reply, person = personNow()): void {
  const shelf = shelfOf(person)
  if (shelf.isSealed) shelf.write(nameOf(path, person), JSON.stringify({ until: Date.now() + day, values: { reply } }))
}

function keptAnswer<Reply>(path: string): Reply | undefined {
  const kept: { until?: number; values?: { reply?: Reply } } = JSON.parse(
    shelfOf(personNow()).read(nameOf(path, personNow())) ?? '{}',
  )
  return Number(kept.until) > Date.now() ? kept.values?.reply : undefined
}
