import { formatDate, isDay } from '../../contract/kernel/dates.ts'
import { formatPaise } from '../../contract/kernel/money.ts'

/** What an entry of the audit list says in detail, in words: {"from":"a","changedBy":"b"} is 'from: a, changed by: b'. */
export function auditDetail(detail: string): string {
  const known = readJson(detail)
  return isRecord(known) ? wordsOf(known) : detail
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function wordsOf(record: Record<string, unknown>): string {
  return Object.entries(record)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) =>
      name === 'paise' ? `amount: ${formatPaise(Number(value))}` : `${spaced(name)}: ${valueText(value)}`,
    )
    .join(', ')
}

/** 'changedBy' is 'changed by'; codes such as 'kyc.document-seen' stay. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(' ')
  if (isRecord(value)) return `(${wordsOf(value)})`
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  return isDay(text) ? formatDate(text) : text
}
