import { isRecord } from '../../../contract/kernel/from-outside.ts'
import { maskTypedAadhaar } from '../../../contract/kernel/ids.ts'
import { forgetInput, isInputSealed, isSecret, keepInput, keptInput } from '../../platform/kept-input.ts'

interface Typed<Draft> {
  /** Of the draft that it was typed upon. */
  version: number
  draft: Draft
}

const keyOf = (name: string) => `draft ${name}`
/** Stands for what is not kept in a browser; the server's own is shown in its place. */
const leftOut = '\u2205'

const textOf = (draft: unknown): string =>
  JSON.stringify(draft, (field, value) => (isLeftOut(field, value) ? leftOut : value)) ?? ''

/** Numbers are never kept. A name beside them, as Aadhaar has it, is where nobody can read it. */
const isLeftOut = (field: string, value: unknown): boolean =>
  isSecret(field) && !(isInputSealed() && typeof value === 'string' && !/\d/.test(value))

const isTypedNumber = (value: unknown): value is string => typeof value === 'string' && /^[\d\s-]+$/.test(value)

/** A draft as the server would show it by now: numbers that were typed whole have all but their end hidden. */
export const withHiddenNumbers = <Draft>(draft: Draft): Draft =>
  JSON.parse(
    JSON.stringify(draft, (field, value) =>
      isSecret(field) && isTypedNumber(value) ? maskTypedAadhaar(value.replace(/\D/g, '')) : value,
    ),
  )

interface Unsent<Draft> extends Typed<Draft> {
  /** Sent before, and never answered: the server may have it. */
  unanswered?: Draft
}

/** Keeps in this browser what the server has not got, because the line or the tab went away before. */
export function keepUnsent<Draft>(name: string, { version, draft, unanswered }: Unsent<Draft>): void {
  keepInput(keyOf(name), { version, text: textOf(draft), unanswered: textOf(unanswered) })
}

export const forgetUnsent = (name: string): void => forgetInput(keyOf(name))

/**
 * A draft as its form begins: with what was typed last. What was typed upon a version that is no longer the newest, by another device or window, keeps its own: its first save is
 * refused, and the person chooses. Nothing is given up silently.
 */
export function begunDraft<Draft>(name: string, sheet: Typed<Draft>): Unsent<Draft> {
  const kept = keptInput(keyOf(name))
  if (typeof kept?.text !== 'string') return { version: sheet.version, draft: sheet.draft }
  const over = (text: string) => layOver(sheet.draft, JSON.parse(text)) as Draft
  const [now, sent] = [plain(textOf(sheet.draft)), String(kept.unanswered ?? '')]
  const draft = over(kept.text)
  if (plain(kept.text) === now || (kept.version === sheet.version - 1 && plain(sent) === now))
    return { version: sheet.version, draft }
  return { version: Number(kept.version), draft, unanswered: sent === '' ? undefined : over(sent) }
}

/** The same, for who only wants to see it. */
export const withUnsent = <Draft>(name: string, sheet: Typed<Draft>): Draft => begunDraft(name, sheet).draft

/** The server keeps capitals where the form has them, and no spaces around. */
const plain = (text: string): string => text.toUpperCase().replace(/\s*"\s*/g, '"')

function layOver(under: unknown, over: unknown): unknown {
  if (over === leftOut) return under ?? ''
  if (Array.isArray(over)) return over.map((one, i) => layOver(Array.isArray(under) ? under[i] : undefined, one))
  if (typeof over !== 'object' || over === null) return over
  const below = isRecord(under) ? under : {}
  return {
    ...below,
    ...Object.fromEntries(Object.entries(over).map(([name, one]) => [name, layOver(below[name], one)])),
  }
}
