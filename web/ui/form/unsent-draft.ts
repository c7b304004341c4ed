import { forgetInput, isSecret, keepInput, keptInput } from '../../platform/kept-input.ts'

interface Typed<Draft> {
  /** Of the draft that it was typed upon. */
  version: number
  draft: Draft
}

const keyOf = (name: string) => `draft ${name}`
/** Stands for what is not kept in a browser; the server's own is shown in its place. */
const leftOut = '\u2205'

/** Keeps in this browser what the server has not got, because the line or the tab went away before. */
export function keepUnsent<Draft>(name: string, { version, draft }: Typed<Draft>): void {
  const text = JSON.stringify(draft, (field, value) => (isSecret(field) ? leftOut : value))
  keepInput(keyOf(name), { version, text })
}

export const forgetUnsent = (name: string): void => forgetInput(keyOf(name))

/** The draft with what was typed last; what was typed upon another version is of no use any more. */
export function withUnsent<Draft>(name: string, sheet: Typed<Draft>): Draft {
  const kept = keptInput(keyOf(name))
  if (kept?.version !== sheet.version || typeof kept.text !== 'string') return sheet.draft
  return layOver(sheet.draft, JSON.parse(kept.text)) as Draft
}

function layOver(under: unknown, over: unknown): unknown {
  if (over === leftOut) return under ?? ''
  if (Array.isArray(over)) return over.map((one, i) => layOver(Array.isArray(under) ? under[i] : undefined, one))
  if (typeof over !== 'object' || over === null) return over
  const below = (typeof under === 'object' && under !== null ? under : {}) as Record<string, unknown>
  return {
    ...below,
    ...Object.fromEntries(Object.entries(over).map(([name, one]) => [name, layOver(below[name], one)])),
  }
}
