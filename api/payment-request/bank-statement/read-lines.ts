import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StatementLayout, StatementLine, StatementPart } from '../../../contract/bank-statement.ts'
import type { SheetRow } from '../../platform/import/read-sheet.ts'
import { findReference } from './find-reference.ts'
import { type Money, readAmount, readSide } from './read-amount.ts'
import { readDay } from './read-day.ts'

const longestDescription = 500

/** So many rows are read at a time; then whoever else asks the portal for something has their turn. */
const rowsInOneGo = 100

/**
 * Reads the lines of a statement below its titles, at most so many; rows that are no lines, such as sums and remarks, are
 * left out.
 */
export async function readLines(
  rows: readonly SheetRow[],
  layout: StatementLayout,
  most = Number.POSITIVE_INFINITY,
): Promise<StatementLine[]> {
  const first = layout.header === '' ? 0 : Number(layout.header) + 1
  const below = rows.slice(first)
  const signed = await tellsBySign(below, layout)
  const lines: StatementLine[] = []
  for await (const row of inTurns(below)) {
    const line = readLine(row, layout, signed)
    if (line) lines.push(line)
    if (lines.length >= most) break
  }
  return lines
}

async function* inTurns(rows: readonly SheetRow[]): AsyncGenerator<SheetRow> {
  for (const [n, row] of rows.entries()) {
    if (n % rowsInOneGo === 0) await nextTurn()
    yield row
  }
}

/**
 * Whether the one column of amounts tells debits by a minus, so that plain numbers are credits. Where its cells say Dr or
 * Cr, or nothing at all, a plain number may be either: taken for a credit, a debit would pay for a request.
 */
async function tellsBySign(
  rows: readonly SheetRow[],
  { date, amount, credit, side }: StatementLayout,
): Promise<boolean> {
  if (date === '' || amount === '' || credit !== '' || side !== '') return false
  let minus = false
  for await (const { cells } of inTurns(rows)) {
    // A closing balance below the lines may name its side where they do not.
    const money = readDay(cells[Number(date)] ?? '') && readAmount(cells[Number(amount)] ?? '')
    if (!money) continue
    if (money.side !== undefined) return false
    minus ||= money.paise < 0
  }
  return minus
}

function readLine({ line, cells }: SheetRow, layout: StatementLayout, signed: boolean): StatementLine | undefined {
  const cell = (part: StatementPart): string => (layout[part] === '' ? '' : (cells[Number(layout[part])] ?? ''))
  const dayText = cell('date')
  const money = layout.credit === '' ? oneColumn(cell, layout.side !== '', signed) : twoColumns(cell)
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
  const credit: Money | undefined = isEmpty(creditText) ? { paise: 0 } : readAmount(creditText)
  const debit: Money | undefined = isEmpty(debitText) ? { paise: 0 } : readAmount(debitText)
  if (!credit) return unreadable(creditText)
  if (!debit) return unreadable(debitText)
  if (credit.paise !== 0 && debit.paise !== 0) return 'There is both a credit and a debit in this line'
  if (credit.side === 'debit') return `'${creditText.slice(0, 40)}' stands in the column for credit`
  if (debit.side === 'credit') return `'${debitText.slice(0, 40)}' stands in the column for debit`
  return credit.paise - Math.abs(debit.paise)
}

function oneColumn(cell: (part: StatementPart) => string, sideBeside: boolean, signed: boolean): Found {
  const [text, sideText] = [cell('amount'), cell('side')]
  if (isEmpty(text)) return undefined
  const money = readAmount(text)
  if (!money) return unreadable(text)
  const side = sideBeside ? readSide(sideText) : money.side
  if (sideBeside && !side) return `'${sideText.slice(0, 40)}' is neither Dr nor Cr`
  if (!side && !signed && money.paise > 0) return `'${text.slice(0, 40)}' says neither Dr nor Cr`
  if (side === 'credit' && money.paise < 0) return `'${text.slice(0, 40)}' is a minus, and said to be a credit`
  return withSide(money, side)
}

const withSide = ({ paise }: Money, side: Money['side']): number =>
  side === undefined ? paise : Math.abs(paise) * (side === 'credit' ? 1 : -1)
