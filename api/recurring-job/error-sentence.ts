import { scrubText } from '../platform/log.ts'

const longest = 200

/** What went wrong in one short line, as the log would say it: without passwords, tokens and identity numbers. */
export function errorSentence(error: unknown): string {
  const { message, name } = error instanceof Error ? error : new Error(String(error))
  const code = error instanceof Error && 'code' in error ? String(error.code) : name
  const line = scrubText(message || code)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}
