import pino, { type DestinationStream, type Logger } from 'pino'
import { fieldOf } from '../../contract/kernel/from-outside.ts'

export type Log = Logger

const secretNames =
  /^(password|current_?password|new_?password|password_?hash|(access_?|refresh_?)?token|authorization|cookie|set-cookie|code|recovery_?codes|otp|captcha|secret|challenge|e?mail_?id|e?mail|to|to_?address|mobile(_?no)?|pan(_?no)?|aadhaa?r(_?no)?)$/i

/** What opens a door or tells who someone is, wherever it stands in a text. An address with a password comes first. */
const patterns: [RegExp, string][] = [
  [/\b(postgres(?:ql)?|smtps?):\/\/\S*@/g, '$1://[hidden]@'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/(?<![A-Za-z])[A-Z]{5}\d{4}[A-Z](?![A-Za-z])/gi, '[pan]'],
  [/(?<!\d|[\da-f]{4}-)[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}(?!\d)/g, '[aadhaar]'],
  [/(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g, '[mobile]'],
  [/[\w.%+'-]+@[\w-]+(\.[\w-]+)*/g, '[e-mail]'],
]

export function scrubText(text: string): string {
  return patterns.reduce((clean, [pattern, stand]) => clean.replace(pattern, stand), text)
}

/** A copy of what is to be logged, without secrets; deep and foreign things are only named. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value === 'number' || typeof value === 'bigint') return scrubNumber(value)
  if (value instanceof Error) return scrubError(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > 5) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrub(item, depth + 1))
  // A request, a buffer or a stream holds far more than anyone meant to log.
  if (!isPlain(value)) return `[${value.constructor?.name ?? 'object'}]`
  const entries = Object.entries(value).map(([name, inner]) => [
    scrubText(name),
    secretNames.test(name) ? '[hidden]' : scrub(inner, depth + 1),
  ])
  return Object.fromEntries(entries)
}

function scrubNumber(value: number | bigint): unknown {
  const text = String(value)
  const clean = scrubText(text)
  return clean === text ? value : clean
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** PostgreSQL's `detail` repeats the row's values, so only names and codes of an error are kept. */
function scrubError(error: Error): Record<string, unknown> {
  const facts = {
    type: error.name,
    message: scrubText(error.message),
    stack: scrubText(error.stack ?? ''),
    code: fieldOf(error, 'code'),
    constraint: fieldOf(error, 'constraint'),
    table: fieldOf(error, 'table'),
    column: fieldOf(error, 'column'),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
}

/** Of an error alone the logger would take the message as it is, so it is handed over as an object. */
function scrubArguments([first, ...rest]: unknown[]): unknown[] {
  const clean = rest.map((part) => scrub(part))
  if (!(first instanceof Error)) return [scrub(first), ...clean]
  return [{ error: scrubError(first) }, ...(clean.length > 0 ? clean : [scrubText(first.message)])]
}

/** One JSON object a line, free of passwords, tokens and identity numbers whatever is handed in. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      logMethod(args, method) {
        method.apply(this, scrubArguments(args) as Parameters<typeof method>)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
