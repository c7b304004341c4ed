import { queryOptions } from '@tanstack/react-query'
import type { JsonEndpoint, ReplyOf } from '../../contract/kernel/endpoint.ts'
import { callWith, type OptionalWhenEmpty, type ReadOptions } from './call.ts'
import { endpointPath } from './endpoint-path.ts'
import { isLost } from './line.ts'
import { readSession } from './session.ts'
import { shelfOf } from './shelf.ts'

const day = 24 * 60 * 60_000
const personNow = () => readSession()?.user?.code ?? ''
const nameOf = (path: string) => `answer:${personNow()}:${path}`

/** A reading call as a query whose last answer, sealed on this device, is shown while there is no line. */
export function keptQuery<E extends JsonEndpoint>(endpoint: E, ...[parts]: OptionalWhenEmpty<ReadOptions<E>>) {
  return queryOptions<ReplyOf<E>>({
    queryKey: parts ? [endpoint.path, parts] : [endpoint.path],
    meta: { reads: endpoint.reads },
    queryFn: ({ signal }) =>
      orKept(endpointPath(endpoint.path, parts?.params), () => callWith(endpoint, { ...parts, signal })),
  })
}

/** What the server says; where it cannot be reached, what it said last. What it refuses is not answered from here. */
export async function orKept<Reply>(path: string, ask: () => Promise<Reply>): Promise<Reply> {
  try {
    const reply = await ask()
    keepAnswer(path, reply)
    return reply
  } catch (error) {
    const known = isLost(error) ? keptAnswer<Reply>(path) : undefined
    if (known === undefined) throw error
    return known
  }
}

/** Keeps an answer, or what it would be by now; only where it is sealed. */
export function keepAnswer<Reply>(path: string, reply: Reply): void {
  const shelf = shelfOf(personNow())
  if (shelf.isSealed) shelf.write(nameOf(path), JSON.stringify({ until: Date.now() + day, values: { reply } }))
}

function keptAnswer<Reply>(path: string): Reply | undefined {
  const kept: { until?: number; values?: { reply?: Reply } } = JSON.parse(
    shelfOf(personNow()).read(nameOf(path)) ?? '{}',
  )
  return Number(kept.until) > Date.now() ? kept.values?.reply : undefined
}
