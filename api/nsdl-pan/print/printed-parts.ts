import { resolve } from '../../../contract/form/form-field.ts'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { panCategories, panCategoryNames } from '../../../contract/nsdl-pan/category.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { asTicks, type PanPaperRow, type PanValue } from '../../../contract/nsdl-pan/field-kinds.ts'
import { factsOf, panFieldNames } from '../../../contract/nsdl-pan/fields.ts'
import { type PaperFacts, type PaperPartName, paperParts, partFacts } from '../../../contract/nsdl-pan/paper-parts.ts'
import type { FieldRow, FormRow, FormSection } from '../form-drawing/form-sheet.ts'
import { drawnRow, type PrintedValue } from './form-rows.ts'

/** All that a printed form is made of; the two Aadhaar numbers are masked. */
export interface FormFacts extends PaperFacts {
  draft: PanDraft
}

interface Placed {
  row: PanPaperRow<PanValue>
  written: (printed: FormFacts) => PrintedValue
}

const kinds = () =>
  Object.fromEntries(
    panCategoryNames.filter((name) => name !== 'individual').map((name) => [name, panCategories[name].label]),
  )
/** Which entity it is was chosen before the form began, so it is no field of it. */
const status: Placed = {
  row: asTicks(['entity', 1], 'Status', { ticks: kinds }),
  written: (printed) => ({ value: printed.category, printed }),
}

/** Every row of the printed forms, from the table of the fields. */
const placed: readonly Placed[] = [
  status,
  ...panFieldNames.flatMap((field) => {
    const { paper, choices } = factsOf(field)
    const rows = 'none' in paper ? [] : paper
    return rows.map((row) => ({
      row,
      written: (printed: FormFacts): PrintedValue => ({ value: printed.draft[field], choices, printed }),
    }))
  }),
]

/** The parts of the form with what stands in them, whatever the applicant and whether it is new or a correction. */
export const printedParts = (printed: FormFacts): FormSection[] =>
  keysOf(paperParts)
    .filter((part) => partFacts(part).on(printed))
    .map((part) => ({ title: resolve(partFacts(part).title, printed), rows: rowsOf(part, printed) }))
    .filter(({ rows }) => rows.length > 0)

function rowsOf(part: PaperPartName, printed: FormFacts): FormRow[] {
  const lines = new Map<number, FieldRow[]>()
  for (const { row, written } of placed.filter((one) => one.row.part === part)) {
    const drawn = drawnRow(row, written(printed))
    if (drawn) lines.set(row.line, [...(lines.get(row.line) ?? []), drawn])
  }
  return [...lines].sort(([one], [other]) => one - other).flatMap(([, fields]) => sideBySide(fields))
}

/** Two fields of one line share it; any more would stand below them. */
function sideBySide([left, right, ...more]: readonly FieldRow[]): FormRow[] {
  if (!left) return []
  return right ? [{ kind: 'pair', left, right }, ...sideBySide(more)] : [left]
}
