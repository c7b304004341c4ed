import type { Option } from '../../../contract/kernel/fields.ts'

const decimal = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu

/** A number in plain digits; undefined for what is none. */
export function readNumber(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value === 'bigint') return String(value)
  return typeof value === 'string' && decimal.test(value) ? value : undefined
}

/** Paise as rupees with two decimals, digit by digit, so that no amount is ever rounded. */
export function readRupees(paise: unknown): string | undefined {
  const whole = wholeDigits(paise)
  if (whole === undefined) return undefined
  const digits = whole.replace('-', '').padStart(3, '0')
  return `${whole.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function wholeDigits(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
  if (typeof value === 'bigint') return String(value)
  return typeof value === 'string' && /^-?\d+$/.test(value) ? String(BigInt(value)) : undefined
}

export function readFlag(value: unknown): 'Yes' | 'No' | undefined {
  if (value === true || value === 'true' || value === 1) return 'Yes'
  if (value === false || value === 'false' || value === 0) return 'No'
  return undefined
}

/** Any value as text a person can read, without the control characters that break files and terminals. */
export function readText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.replace(unprintable, '')
  if (Array.isArray(value)) return value.map(readText).join(', ')
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (typeof value === 'number' && !Number.isFinite(value)) return ''
  return typeof value === 'object' ? readText(JSON.stringify(value)) : String(value)
}

/** What the screen shows for a choice: its label. */
export function readChoice(choices: readonly Option[] = []): (value: unknown) => string {
  const labels = new Map(choices.map(({ value, label }) => [value, label]))
  return (value) => readText(labels.get(String(value)) ?? value)
}
