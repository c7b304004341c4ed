import { doorTexts } from '../../texts/en/door.ts'

/** What a failed call throws. `status` is 0 when no answer came; the message then says why. */
export class CallError extends Error {
  readonly status: number
  readonly body: unknown
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number
  /** No answer of the server came to something that it may have done all the same. */
  readonly maybeDone: boolean

  constructor(message: string, answer: { status: number; body?: unknown; retryAfter?: number; maybeDone?: boolean }) {
    super(message)
    this.name = 'CallError'
    this.status = answer.status
    this.body = answer.body
    this.retryAfter = answer.retryAfter
    this.maybeDone = answer.maybeDone ?? false
  }
}

/** Reads a refused answer; a body that is not JSON stays a text. */
export async function errorOf(response: Response, maybeDone = false): Promise<CallError> {
  const text = await response.text().catch(() => '')
  const wait = Number(response.headers.get('retry-after'))
  return new CallError(doorTexts.requestFailedWithStatus({ status: response.status }), {
    status: response.status,
    body: readBody(text),
    retryAfter: wait > 0 ? wait : undefined,
    maybeDone,
  })
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
