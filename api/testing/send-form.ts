import { once } from 'node:events'
import http from 'node:http'
import { json } from 'node:stream/consumers'
import type { Browser } from './browser.ts'

interface Form {
  payload: Buffer
  headers: Record<string, string>
}

const piece = 256 * 1024

/** Sends a form over real HTTP, piece by piece, and stops as soon as the server has answered. */
export async function sendForm(
  url: string,
  browser: Pick<Browser, 'tokens'>,
  { payload, headers }: Form,
): Promise<{ status: number; body: { message?: string; data?: Record<string, string> } | undefined }> {
  const authorization = `Bearer ${browser.tokens?.token}`
  const request = http.request(url, { method: 'POST', headers: { ...headers, authorization } })
  // A server that has heard enough closes the connection while we still speak.
  request.on('error', () => undefined)
  let over = false
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
  const settled = answered
    .catch(() => undefined)
    .then(() => {
      over = true
    })
  for (let at = 0; at < payload.length && !over; at += piece) {
    if (!request.write(payload.subarray(at, at + piece))) await Promise.race([once(request, 'drain'), settled])
  }
  request.end()
  const [reply] = await answered
  const body = reply.statusCode === 204 ? undefined : await json(reply)
  request.destroy()
  return { status: reply.statusCode ?? 0, body: body as { message?: string } | undefined }
}
