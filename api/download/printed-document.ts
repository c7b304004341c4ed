/** What is written into a form, by the name of the field. Several ticks of one choice are joined by ', '. */
export type Values = Readonly<Record<string, string>>

export interface BoxesPart {
  kind: 'boxes'
  label: string
  name: string
  /** How many boxes stand together; a gap follows each group. */
  groups: readonly number[]
  rows: number
  hint?: string
}
export interface ChoicePart {
  kind: 'choice'
  label: string
  name: string
  options: readonly string[]
}
export interface LinePart {
  kind: 'line'
  label: string
  name: string
}
export interface SignaturePart {
  kind: 'signature'
  label: string
  name: string
}
export interface TablePart {
  kind: 'table'
  head: readonly string[]
  rows: readonly (readonly string[])[]
}
/** Short words side by side, each in a cell. */
export interface GridPart {
  kind: 'grid'
  words: readonly string[]
}
export type TextPart = { kind: 'text'; text: string } | { kind: 'bullets'; items: readonly string[] }
export type Part = BoxesPart | ChoicePart | LinePart | SignaturePart | TablePart | GridPart | TextPart

export interface Section {
  title: string
  /** The name of the box before the title that asks for a change of this section. */
  tick?: string
  /** How much room below the title the section needs on one page. */
  keep?: number
  parts: readonly Part[]
}

/** One form or sheet, blank: the same layout is drawn with and without values. */
export interface Form {
  /** Such as 'Form 93'; a sheet that is no form has none. */
  code?: string
  title: string
  about: string
  photos?: boolean
  sections: readonly Section[]
}

/** One PDF: its forms one after the other, filled in for a sample. */
export interface PrintedDocument {
  forms: readonly Form[]
  sample?: { note: string; values: Values }
}

const rowLength = 25

/** Letters, one per box, over as many full rows as asked for. */
export const letters = (label: string, name: string, rows = 1): BoxesPart => boxes(label, name, { rows })

export function boxes(
  label: string,
  name: string,
  { groups = [rowLength], rows = 1, hint }: { groups?: readonly number[]; rows?: number; hint?: string } = {},
): BoxesPart {
  return { kind: 'boxes', label, name, groups, rows, hint }
}
export const dayBoxes = (label: string, name: string): BoxesPart =>
  boxes(label, name, { groups: [2, 2, 4], hint: 'Day, month, year' })
export const choice = (label: string, name: string, options: readonly string[]): ChoicePart => ({
  kind: 'choice',
  label,
  name,
  options,
})
export const line = (label: string, name: string): LinePart => ({ kind: 'line', label, name })
export const signature = (label: string, name: string): SignaturePart => ({ kind: 'signature', label, name })
export const text = (content: string): TextPart => ({ kind: 'text', text: content })
export const bullets = (...items: string[]): TextPart => ({ kind: 'bullets', items })
