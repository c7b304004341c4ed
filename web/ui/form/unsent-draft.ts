import { isRecord } from '../../../contract/kernel/from-outside.ts'
import { forgetInput, isSecret, keepInput, keptInput } from '../../platform/kept-input.ts'

interface Typed<Draft> {
  /** Of the draft that it was typed upon. */
  version: number
  draft: Draft
}

const keyOf = (name: string) => `draft ${name}`
/** Stands for what is not kept in a browser; the server's own is shown in its place. */
const leftOut = '\u2205'

const textOf = (draft: unknown): string =>
  JSON.stringify(draft, (field, value) => (isSecret(field) ? leftOut : value)) ?? ''

interface Unsent<Draft> extends Typed<Draft> {
  /** Sent before, and never answered: the server may have it. */
  unanswered?: Draft
}

/** Keeps in this browser what the server has not got, because the line or the tab went away before. */
export function keepUnsent<Draft>(name: string, { version, draft, unanswered }: Unsent<Draft>): void {
  keepInput(keyOf(name), { version, text: textOf(draft), unanswered: textOf(unanswered) })
}

export const forgetUnsent = (name: string): void => forgetInput(keyOf(name))

/** The draft with what was typed last; what was typed upon somebody else's version is of no use any more. */
export function withUnsent<Draft>(name: string, sheet: Typed<Draft>): Draft {
  const kept = keptInput(keyOf(name))
  if (typeof kept?.text !== 'string') return sheet.draft
  const isOurs = kept.version === sheet.version - 1 && plain(String(kept.unanswered)) === plain(textOf(sheet.draft))
  if (kept.version !== sheet.version && !isOurs) return sheet.draft
  return layOver(sheet.draft, JSON.parse(kept.text)) as Draft
}

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
