import { vi } from 'vitest'
import { FetchedUpload } from './fetched-upload.ts'

/** What a test sees of a request. */
export interface Seen {
  method: string
  /** Below /api, without the query. */
  path: string
  query: URLSearchParams
  headers: Headers
  /** Whether cookies go along; fetch sends them to the own site unless told. */
  credentials: RequestCredentials
  body: unknown
  /** Nobody waits for the answer any more. */
  cancelled: () => boolean
}

type Answer = Response | Promise<Response>
type Handler = (seen: Seen) => Answer

/**
 * Replaces fetch by a table of answers: 'POST /auth/login' → handler. The last matching row wins, so that a test can
 * change its mind; a call that no row answers is a 404. The list of requests grows as they come in.
 */
export function serve(answers: Record<string, Handler>): Seen[] {
  const requests: Seen[] = []
  vi.stubGlobal('XMLHttpRequest', FetchedUpload)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const address = new URL(url, 'http://portal.test')
    const seen: Seen = {
      method: init.method ?? 'GET',
      path: address.pathname.replace(/^\/api/, ''),
      query: address.searchParams,
      headers: new Headers(init.headers),
      credentials: init.credentials ?? 'same-origin',
      body: readBody(init.body),
      cancelled: () => init.signal?.aborted ?? false,
    }
    requests.push(seen)
    const handler = answers[`${seen.method} ${seen.path}`] ?? answers[seen.path]
    return handler ? untilAborted(handler(seen), init.signal) : json({ message: 'Not found' }, 404)
  })
  return requests
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}

export const nothing = () => new Response(null, { status: 204 })

/** An answer that the test gives later. */
export function deferredAnswer() {
  let answer: (response: Response) => void = () => undefined
  const response = new Promise<Response>((resolve) => {
    answer = resolve
  })
  return { response, answer: (given: Response) => answer(given) }
}

/** An access token as the server would sign it; nobody checks the signature here. */
export function tokenOf(claims: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const payload = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return `e30.${payload}.signature`
}

function readBody(body: unknown): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body
}

function untilAborted(answer: Answer, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    Promise.resolve(answer).then(resolve, reject)
  })
}
