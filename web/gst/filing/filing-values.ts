import type { NewFiling } from '../../../contract/gst/filing.ts'
import { type FilingFigures, wrongFigures } from '../../../contract/gst/filing-figures.ts'
import {
  credit,
  type GstFigure,
  type GstReturn,
  gstFigureNames,
  gstFigures,
  returnFacts,
  taxes,
} from '../../../contract/gst/returns.ts'
import { tableOf } from '../../../contract/kernel/keys-of.ts'
import type { Text } from '../../../texts/catalogue.ts'
import { checkTexts } from '../../../texts/en/checks.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { paiseOf, wrongRupees } from '../../ui/form/read-number.ts'

/** The form as it is typed: sums in rupees, as numbers or half written. */
export interface FilingValues {
  clientId: string
  returnType: GstReturn | ''
  period: string
  nil: boolean
  figures: Record<GstFigure, number | string>
  note: string
}

export const filingLabels = {
  clientId: gstFilingTexts.client,
  returnType: gstFilingTexts.return,
  period: gstFilingTexts.period,
  nil: gstFilingTexts.nilReturn,
  note: gstFilingTexts.note,
  fileIds: gstFilingTexts.files,
  ...Object.fromEntries(Object.entries(gstFigures).map(([name, label]) => [`figures.${name}`, label])),
}

export const emptyFigures = () => tableOf<GstFigure, number | string>(gstFigureNames, () => '')

/** The sums that the return asks for, in paise; what was left empty is left out. */
function figuresOf({ returnType, nil, figures }: FilingValues): FilingFigures {
  if (nil || returnType === '') return {}
  const typed = returnFacts(returnType).figures.filter((name) => figures[name] !== '')
  return Object.fromEntries(typed.map((name) => [name, paiseOf(figures[name])]))
}

/** What is sent; only a form that was checked is. */
export function bodyOf(values: FilingValues, fileIds: string[]): NewFiling {
  const { clientId, returnType, period, nil, note } = values
  if (returnType === '') throw new Error('No return is chosen.')
  return { clientId, returnType, period, nil, figures: figuresOf(values), note, fileIds }
}

/** What can be said before it is sent, by field. */
export function checkValues(values: FilingValues): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const name of ['clientId', 'returnType', 'period'] as const)
    if (values[name] === '') wrong[name] = checkTexts.required()
  if (values.returnType === '' || values.nil) return wrong
  for (const [name, why] of Object.entries(wrongFigures(values.returnType, figuresOf(values))))
    wrong[`figures.${name}`] = why
  for (const name of returnFacts(values.returnType).figures) {
    const why = wrongRupees(values.figures[name])
    if (why) wrong[`figures.${name}`] = why
  }
  return wrong
}

const parts: readonly [names: readonly GstFigure[], words: Text][] = [
  [['taxableValue'], gstFilingTexts.noTaxableValue],
  [taxes, gstFilingTexts.noTax],
  [credit, gstFilingTexts.noInputTaxCredit],
]

/** What the return asks for and was left empty, told before it is paid for. */
export function emptyParts(values: FilingValues, files: number): string[] {
  const { returnType, nil } = values
  if (returnType === '') return []
  if (nil) return [gstFilingTexts.itIsANilReturn()]
  const asked = returnFacts(returnType).figures
  const given = figuresOf(values)
  const empty = parts.filter(
    ([names]) => names.some((name) => asked.includes(name)) && !names.some((name) => given[name]),
  )
  return [...empty.map(([, words]) => words()), ...(files === 0 ? [gstFilingTexts.noRegisterIsAttached()] : [])]
}
