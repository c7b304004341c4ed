import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { isKeyOf } from '../../../contract/kernel/keys-of.ts'

const refusals = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  UPLOAD_TOO_SLOW: [408, 'The file came too slowly and was given up. Please try again on a better line.'],
  UPLOADS_CROWDED: [503, 'Many files are arriving just now. Please try again in a moment.'],
} satisfies Record<string, [number, string]>

export type BrokenCode = keyof typeof refusals

const refusalOf = (code: string | undefined): [number, string] | undefined =>
  code !== undefined && isKeyOf(refusals, code) ? refusals[code] : undefined

/** Answers what is no HTTP request, or too slow to become one, in the shape of every other refusal. */
export function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] = refusalOf(error.code) ?? [400, 'The request could not be read.']
  const body = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    ...(status === 503 ? ['retry-after: 2'] : []),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
