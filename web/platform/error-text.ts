import { doorTexts } from '../../texts/en/door.ts'
import { CallError } from './call-error.ts'

/** The one sentence to show for a failure: what the server said, else what the network said, else a plain apology. */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error
  if (isTexts(error)) return error.join(', ')
  if (!(error instanceof CallError)) return doorTexts.anUnexpectedErrorOccurred()
  return bodyText(error.body) || error.message || doorTexts.aNetworkErrorOccurred()
}

/** What to do where no answer came to something that may have been done; the words of a lost line say so themselves. */
export const adviceFor = (error: unknown): string | undefined =>
  error instanceof CallError && error.maybeDone && error.message !== doorTexts.lostOnTheWay()
    ? doorTexts.itMayHaveArrived()
    : undefined

/** Messages per field, when the server sent some; forms put each beside its field. */
export function fieldErrors(error: unknown): Record<string, string> {
  const data = error instanceof CallError ? dataOf(error.body) : undefined
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {}
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function bodyText(body: unknown): string {
  // A page that a proxy wrote is no sentence.
  if (typeof body === 'string') return body.trimStart().startsWith('<') ? '' : body
  if (typeof body !== 'object' || body === null || !('message' in body)) return ''
  if (typeof body.message !== 'string') return ''
  const data = dataOf(body)
  if (typeof data === 'string' && data) return `${body.message}: ${data}`
  const list = isTexts(data) ? data.join(', ') : ''
  // What the sentence names already is not said twice.
  return list && !body.message.includes(list) ? `${body.message}: ${list}` : body.message
}

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
