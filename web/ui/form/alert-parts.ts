import { doorTexts } from '../../../texts/en/door.ts'
import type { Words } from '../../../texts/say.ts'
import { CallError } from '../../platform/call-error.ts'
import { adviceFor, errorText, fieldErrors } from '../../platform/error-text.ts'

interface AlertParts {
  title: string
  lines: string[]
}

/** What the alert above a form says: the server's sentence as title, its details as a list. */
export function alertParts(error: unknown, labels: Readonly<Record<string, Words>> = {}): AlertParts {
  const body = error instanceof CallError ? error.body : undefined
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  if (typeof message !== 'string' || !message)
    return { title: doorTexts.followingErrorOccured(), lines: [errorText(error), adviceFor(error) ?? []].flat() }
  return { title: message, lines: [...fieldLines(error, labels), ...plainLines(body)] }
}

/** A text that is put into a sentence says itself; the login page is spared the code that would say it. */
function fieldLines(error: unknown, labels: Readonly<Record<string, Words>>): string[] {
  return Object.entries(fieldErrors(error)).map(([field, text]) => (labels[field] ? `${labels[field]}: ${text}` : text))
}

function plainLines(body: unknown): string[] {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  const list = Array.isArray(data) ? data : [data]
  return list.filter((line): line is string => typeof line === 'string' && line !== '')
}
