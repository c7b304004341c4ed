import * as z from 'zod/mini'
import { requiredText } from '../../contract/kernel/fields.ts'
import { type AoCode, aoCodeColumns } from '../../contract/reference-data.ts'
import type { SheetRow } from '../platform/import/read-sheet.ts'
import { readTable } from '../platform/import/read-table.ts'
import type { Entry, Reading, WrongLine } from './plan-import.ts'

export type AoFacts = Omit<AoCode, 'id'>

const digits = (most: number, name: string) =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^\\d{1,${most}}$`), `${name} must be a number of at most ${most} digits`)),
    z.transform(Number),
  )

const facts = z.object({
  city: requiredText(80),
  areaCode: z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/, 'Area code must be three letters')),
  aoType: z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{1,2}$/, 'AO type must be one or two letters')),
  rangeCode: digits(3, 'Range code'),
  aoNumber: digits(2, 'AO number'),
  description: requiredText(300),
})

const labels: Record<string, string> = { city: 'City', description: 'Description' }

export const aoName = ({ areaCode, aoType, rangeCode, aoNumber }: AoFacts): string =>
  `${areaCode} ${aoType} ${rangeCode} ${aoNumber}`
export const aoText = ({ city, description }: AoFacts): string => `${city} · ${description}`

/** Reads a file of AO codes, line by line; a code may stand in it once. */
export function readAoCodes(rows: readonly SheetRow[]): Reading<AoFacts> {
  const lines = readTable(rows, aoCodeColumns)
  const entries = new Map<string, Entry<AoFacts>>()
  const errors: WrongLine[] = []
  for (const { line, values } of lines) {
    const read = readFacts(values)
    if (typeof read === 'string') {
      errors.push({ line, message: read })
      continue
    }
    const name = aoName(read)
    const first = entries.get(name)
    if (first) errors.push({ line, message: `${name} stands on line ${first.line} already` })
    else entries.set(name, { line, name, text: aoText(read), value: read })
  }
  return { lines: lines.length, entries: [...entries.values()], errors }
}

/** The facts of a line, or what is wrong with it. */
function readFacts(values: Record<(typeof aoCodeColumns)[number], string>): AoFacts | string {
  const read = z.safeParse(facts, {
    city: values.city,
    areaCode: values['area code'],
    aoType: values['ao type'],
    rangeCode: values['range code'],
    aoNumber: values['ao number'],
    description: values.description,
  })
  if (read.success) return read.data
  return read.error.issues
    .map(({ path, message }) => [labels[String(path[0])], message].filter(Boolean).join(': '))
    .join('; ')
}
