import type { StatementLayout, StatementLine, StatementPart } from '../../../contract/bank-statement.ts'
import type { SheetRow } from '../../platform/import/read-sheet.ts'
import { findReference } from './find-reference.ts'
import { namesBothSides } from './guess-layout.ts'
import { type Money, readAmount, readSide } from './read-amount.ts'
import { readDay } from './read-day.ts'

const longestDescription = 500

/** Reads the lines of a statement below its titles; rows that are no lines, such as sums and remarks, are left out. */
export function readLines(rows: readonly SheetRow[], layout: StatementLayout): StatementLine[] {
  const first = layout.header === '' ? 0 : Number(layout.header) + 1
  const lines = rows.slice(first)
  const title = layout.header === '' ? '' : (rows[first - 1]?.cells[Number(layout.amount)] ?? '')
  const sided = wantsSides(lines, layout, title)
  return lines.flatMap((row) => readLine(row, layout, sided) ?? [])
}

/**
 * Whether a cell of the one column of amounts must say Dr or Cr to be told: where others do, and where the title names
 * both directions and no cell has a minus either.
 */
function wantsSides(
  lines: readonly SheetRow[],
  { date, amount, credit, side }: StatementLayout,
  title: string,
): boolean {
  if (date === '' || amount === '' || credit !== '' || side !== '') return false
  // A closing balance below the lines may name its side where they do not.
  const dated = lines.filter(({ cells }) => readDay(cells[Number(date)] ?? '') !== undefined)
  const money = dated.flatMap(({ cells }) => readAmount(cells[Number(amount)] ?? '') ?? [])
  return (
    money.some((one) => one.side !== undefined) || (namesBothSides(title) && money.every(({ paise }) => paise >= 0))
  )
}

function readLine({ line, cells }: SheetRow, layout: StatementLayout, sided: boolean): StatementLine | undefined {
  const cell = (part: StatementPart): string => (layout[part] === '' ? '' : (cells[Number(layout[part])] ?? ''))
  const dayText = cell('date')
  const money = layout.credit === '' ? oneColumn(cell, layout.side !== '', sided) : twoColumns(cell)
  // Sums and remarks have no day, opening balances have no money.
  if (!/\d/.test(dayText) || money === undefined) return undefined
  const day = readDay(dayText)
  const words = cell('description').replace(/\s+/g, ' ')
  const description = words.slice(0, longestDescription)
  const wrong = (error: string): StatementLine => ({
    line,
    day: day ?? '',
    description,
    reference: '',
    amount: 0,
    error,
  })
  if (!day) return wrong(`'${dayText.slice(0, 40)}' is no date that can be read`)
  if (typeof money === 'string') return wrong(money)
  if (money === 0) return undefined
  return { line, day, description, reference: findReference(cell('reference'), words), amount: money, error: '' }
}

/** Paise with their sign; a sentence where they cannot be read; nothing where there are none. */
type Found = number | string | undefined

const isEmpty = (text: string): boolean => text === '' || text === '-'
const unreadable = (text: string): string => `'${text.slice(0, 40)}' is no amount that can be read`

function twoColumns(cell: (part: StatementPart) => string): Found {
  const [creditText, debitText] = [cell('credit'), cell('debit')]
  if (isEmpty(creditText) && isEmpty(debitText)) return undefined
  const credit = isEmpty(creditText) ? { paise: 0 } : readAmount(creditText)
  const debit = isEmpty(debitText) ? { paise: 0 } : readAmount(debitText)
  if (!credit) return unreadable(creditText)
  if (!debit) return unreadable(debitText)
  if (credit.paise !== 0 && debit.paise !== 0) return 'There is both a credit and a debit in this line'
  return credit.paise - Math.abs(debit.paise)
}

function oneColumn(cell: (part: StatementPart) => string, sideBeside: boolean, sided: boolean): Found {
  const [text, sideText] = [cell('amount'), cell('side')]
  if (isEmpty(text)) return undefined
  const money = readAmount(text)
  if (!money) return unreadable(text)
  const side = sideBeside ? readSide(sideText) : money.side
  if (sideBeside && !side) return `'${sideText.slice(0, 40)}' is neither Dr nor Cr`
  // A plain number may be either here: taken for a credit, a debit would pay for a request.
  if (sided && !side && money.paise > 0) return `'${text.slice(0, 40)}' says neither Dr nor Cr`
  return withSide(money, side)
}

const withSide = ({ paise }: Money, side: Money['side']): number =>
  side === undefined ? paise : Math.abs(paise) * (side === 'credit' ? 1 : -1)
