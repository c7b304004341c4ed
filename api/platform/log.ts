import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secretNames =
  /^(password|currentPassword|newPassword|token|refreshToken|Token|authorization|cookie|set-cookie|code|captcha|secret|challenge|emailid|emailId|email|to|mobileNo|mobile|panNo|pan|aadharNo|aadhaar)$/i

/** Numbers that tell who someone is, wherever they stand in a text. */
const patterns: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/gi, '[pan]'],
  [/\b[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}\b/g, '[aadhaar]'],
  [/\b(?:\+?91[ -]?)?[6-9]\d{9}\b/g, '[mobile]'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  [/(postgres(?:ql)?|smtps?):\/\/[^@\s/]+@/g, '$1://[hidden]@'],
]

export function scrubText(text: string): string {
  return patterns.reduce((clean, [pattern, stand]) => clean.replace(pattern, stand), text)
}

/** A copy of what is to be logged, without secrets; deep things are cut short. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (value instanceof Error) return scrubError(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > 5) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrub(item, depth + 1))
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    secretNames.test(name) ? '[hidden]' : scrub(inner, depth + 1),
  ])
  return Object.fromEntries(entries)
}

/** PostgreSQL's `detail` repeats the row's values, so only names and codes of an error are kept. */
function scrubError(error: Error): Record<string, unknown> {
  const { code, constraint, table, column } = error as Error & Record<string, unknown>
  const facts = {
    type: error.name,
    message: scrubText(error.message),
    stack: scrubText(error.stack ?? ''),
    code,
    constraint,
    table,
    column,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
}

/** One JSON object a line, free of passwords, tokens and identity numbers whatever is handed in. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: (line) => scrub(line) as Record<string, unknown> },
    hooks: {
      logMethod(args, method) {
        method.apply(
          this,
          args.map((arg) => (typeof arg === 'string' ? scrubText(arg) : arg)) as Parameters<typeof method>,
        )
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
