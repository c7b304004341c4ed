import { doorTexts } from '../../texts/en/door.ts'
import { CallError } from './call-error.ts'
import { isOnline } from './line.ts'
import { tellMaybeDone } from './maybe-done.ts'

/** One request as it goes over the wire; the token is added on the way. */
export interface Wire {
  method: string
  /** Below /api, with the query. */
  path: string
  headers?: Record<string, string>
  body?: string | FormData | Blob
  signal?: AbortSignal
  timeoutMs?: number
  /** Says that nothing is done by it but answering. A GET needs not say so. */
  onlyAsks?: boolean
  /** Is done once however often it is sent: who gets no answer may send it again. */
  once?: boolean
  /** How much of the body has gone out, from 0 to 1. */
  onProgress?: (share: number) => void
}

const defaultTimeoutMs = 30_000

/**
 * Answers whatever the server said; throws only when nothing came back. Without a line nothing waits for one: what a
 * person asked for and was told about as failed must not happen later by itself.
 */
export async function transport(wire: Wire): Promise<Response> {
  if (!isOnline()) throw noAnswer(doorTexts.nothingSent())
  const timeoutMs = wire.timeoutMs ?? defaultTimeoutMs
  const timeout = AbortSignal.timeout(timeoutMs)
  const lineLost = new AbortController()
  const lose = () => lineLost.abort()
  const signal = AbortSignal.any([timeout, lineLost.signal, ...(wire.signal ? [wire.signal] : [])])
  globalThis.addEventListener?.('offline', lose)
  try {
    return await (wire.onProgress ? sendWithProgress : sendByFetch)(wire, signal)
  } catch {
    if (wire.signal?.aborted) throw noAnswer(doorTexts.requestAborted())
    if (lineLost.signal.aborted || !isOnline())
      throw onlyAsks(wire) ? noAnswer(doorTexts.answerLost()) : noAnswer(doorTexts.lostOnTheWay(), true)
    const maybeDone = !onlyAsks(wire)
    if (timeout.aborted) throw noAnswer(`timeout of ${timeoutMs} ms exceeded`, maybeDone)
    throw noAnswer(doorTexts.networkError(), maybeDone)
  } finally {
    globalThis.removeEventListener?.('offline', lose)
  }
}

/** Nobody need wonder whether it was done: asking again does no harm. */
export const onlyAsks = ({ method, onlyAsks, once }: Wire): boolean => onlyAsks ?? once ?? method === 'GET'

/** Reads the whole answer here, so that a connection lost in the middle fails like one lost at the start. */
async function sendByFetch(wire: Wire, signal: AbortSignal): Promise<Response> {
  const { method, headers, body } = wire
  const response = await fetch(`/api${wire.path}`, { method, headers, body, signal, credentials: 'include' })
  const bytes = await response.arrayBuffer()
  return answer(response.status, bytes.byteLength > 0 ? bytes : null, response.headers)
}

/** Only the older interface tells how far an upload is. */
function sendWithProgress(wire: Wire, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    // Cancelled before it began: an event that was missed does not come again.
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(wire.method, `/api${wire.path}`)
    request.withCredentials = true
    for (const [name, value] of Object.entries(wire.headers ?? {})) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => wire.onProgress?.(event.total > 0 ? event.loaded / event.total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError())
    request.onabort = request.onerror
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(wire.body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return answer(request.status, request.responseText || null, headers)
}

function answer(status: number, body: ArrayBuffer | string | null, headers: Headers): Response {
  return new Response(status === 204 || status === 205 || status === 304 ? null : body, { status, headers })
}

function noAnswer(message: string, maybeDone = false): CallError {
  if (maybeDone) tellMaybeDone()
  return new CallError(message, { status: 0, maybeDone })
}
