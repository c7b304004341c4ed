import type { EventsEndpoint } from '../../contract/kernel/endpoint.ts'
import { type LiveTopic, liveTopics } from '../../contract/kernel/topic.ts'
import { createEventParser } from './create-event-parser.ts'
import { isOnline } from './line.ts'
import { refreshSession } from './refresh-session.ts'
import { lostSession, readSession } from './session.ts'

type Handlers = Partial<Record<LiveTopic, () => void>>

interface Stream {
  path: string
  listeners: Set<Handlers>
  stop: AbortController
}

const firstWaitMs = 1_000
const longestWaitMs = 30_000
/** The server says something every 20 seconds; a laptop that slept may hold a connection nobody speaks on. */
const longestSilenceMs = 60_000
let open: Stream | undefined

/**
 * Listens to live updates. All listeners of a tab share one stream, which is opened by the first and closed by the last.
 * After a break every topic but 'session-ended' is told once, because something may have been missed.
 */
export function listen(endpoint: EventsEndpoint, handlers: Handlers): () => void {
  const stream = open?.path === endpoint.path ? open : openStream(endpoint.path)
  stream.listeners.add(handlers)
  return () => {
    stream.listeners.delete(handlers)
    if (stream.listeners.size === 0) closeStream(stream)
  }
}

function openStream(path: string): Stream {
  open?.stop.abort()
  const stream: Stream = { path, listeners: new Set(), stop: new AbortController() }
  open = stream
  void keepOpen(stream)
  return stream
}

function closeStream(stream: Stream): void {
  stream.stop.abort()
  if (open === stream) open = undefined
}

/** EventSource cannot send the token, so the stream is read by fetch and reconnects here. */
async function keepOpen(stream: Stream): Promise<void> {
  let waitMs = firstWaitMs
  let broken = false
  while (!stream.stop.signal.aborted) {
    const opened = await readOnce(stream, broken).catch(() => false)
    if (opened === 'signed-out') return
    waitMs = opened ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs)
    broken = true
    await pause(waitMs * (0.5 + Math.random() / 2), stream.stop.signal)
  }
}

/** Answers whether the stream was open at all before it ended. */
async function readOnce(stream: Stream, broken: boolean): Promise<boolean | 'signed-out'> {
  const session = readSession()
  if (!session) return lostSession() ? false : 'signed-out'
  if (!isOnline()) return false
  const response = await fetch(`/api${stream.path}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${session.token}` },
    credentials: 'include',
    signal: stream.stop.signal,
  })
  // Where the session stands although it is over, somebody is asked to sign in again: the stream goes on after that.
  if (response.status === 401) return (await refreshSession(session)) === 'over' && !readSession() && 'signed-out'
  if (!response.ok || !response.body) return false
  if (broken) tellAll(stream)
  await readEvents(stream, response.body).catch(() => undefined)
  return true
}

async function readEvents(stream: Stream, body: ReadableStream<Uint8Array>): Promise<void> {
  const parse = createEventParser()
  const decoder = new TextDecoder()
  const reader = body.getReader()
  const read = async () => {
    const silence = setTimeout(() => void reader.cancel(), longestSilenceMs)
    return reader.read().finally(() => clearTimeout(silence))
  }
  for (let part = await read(); !part.done; part = await read()) {
    for (const { topic } of parse(decoder.decode(part.value, { stream: true }))) tell(stream, topic)
  }
}

function tellAll(stream: Stream): void {
  for (const topic of liveTopics) if (topic !== 'session-ended') tell(stream, topic)
}

function tell(stream: Stream, topic: string): void {
  const known = liveTopics.find((name) => name === topic)
  if (known) for (const handlers of stream.listeners) handlers[known]?.()
}

/** Ends early when nobody listens any more, and when the line is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      globalThis.removeEventListener?.('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    globalThis.addEventListener?.('online', end)
  })
}
