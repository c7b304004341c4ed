import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { JsonEndpoint, ReplyOf } from '../../contract/kernel/endpoint.ts'
import type { PageReplies } from '../../contract/public-pages.ts'
import { callWith } from './call.ts'
import { onChanged } from './changed.ts'
import { endpointPath } from './endpoint-path.ts'

interface Kept<Reply> {
  reply?: Reply
  error?: unknown
}

const goodForMs = 60_000
const none: Kept<never> = {}
const kept = new Map<string, Kept<unknown>>()
const askedAt = new Map<string, number>()
const listeners = new Set<() => void>()
/** By the path that it is kept under. */
const asked = new Map<string, JsonEndpoint>()

/** How many places show it now. */
const shownBy = new Map<string, number>()

// After a change that it tells of, what is shown is asked for again, and anything else by the next page that shows it.
onChanged((topics) => {
  const old = [...asked].filter(([, { reads = [] }]) => reads.some((topic) => topics.includes(topic)))
  for (const [path] of old) askedAt.delete(path)
  return Promise.all(old.filter(([path]) => shownBy.get(path)).map(([path, endpoint]) => askFor(endpoint, path)))
})

/** What the server put into the page: the first rendering in the browser must show just that. */
export const RenderedReplies = createContext<Record<string, Kept<unknown>>>({})

/** Takes over what the server has already answered, so that the page need not ask again. */
export function keepReplies(replies: PageReplies): Record<string, Kept<unknown>> {
  for (const [path, reply] of Object.entries(replies)) {
    kept.set(path, { reply })
    askedAt.set(path, Date.now())
  }
  return Object.fromEntries(kept)
}

/** What an open call answers, kept for the visit. A page that opens a minute later, or after a failure, asks again. */
export function useKeptReply<E extends JsonEndpoint>(endpoint: E, params?: Record<string, string>) {
  const path = endpointPath(endpoint.path, params)
  const rendered = useContext(RenderedReplies)
  const ask = useCallback(() => void askFor(endpoint, path), [endpoint, path])
  const listen = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      asked.set(path, endpoint)
      shownBy.set(path, (shownBy.get(path) ?? 0) + 1)
      if (Date.now() - (askedAt.get(path) ?? 0) > goodForMs) ask()
      return () => {
        listeners.delete(listener)
        shownBy.set(path, (shownBy.get(path) ?? 1) - 1)
      }
    },
    [endpoint, path, ask],
  )
  const entry = useSyncExternalStore(
    listen,
    () => kept.get(path) ?? none,
    () => rendered[path] ?? none,
  )
  return { ...(entry as Kept<ReplyOf<E>>), ask }
}

async function askFor(endpoint: JsonEndpoint, path: string): Promise<void> {
  askedAt.set(path, Date.now())
  try {
    kept.set(path, { reply: await callWith({ ...endpoint, path }, {}) })
  } catch (error) {
    console.warn(`${path} could not be loaded.`, error)
    kept.set(path, { reply: kept.get(path)?.reply, error })
    askedAt.delete(path)
  }
  for (const listener of listeners) listener()
}
