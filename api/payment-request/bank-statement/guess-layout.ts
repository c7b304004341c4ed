import { type StatementLayout, type StatementPart, statementParts } from '../../../contract/bank-statement.ts'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import type { SheetRow } from '../../platform/import/read-sheet.ts'

/** Both directions, in a column of their own beside the amount, or in the one column of amounts. */
const bothSides =
  /^(dr cr|cr dr|d c|c d|debit credit|credit debit|withdrawals? deposits?|deposits? withdrawals?)( indicator| ind| flag| type)?$/

/** Titles as banks write them, the surest first. Parts are looked for in this order, each in a column of its own. */
const patterns: Record<StatementPart, readonly RegExp[]> = {
  balance: [/\bbal(ance)?\b/],
  side: [bothSides, /^((txn|tran|transaction) )?type( d c| c d| dr cr| cr dr)?$/],
  date: [/^(txn|tran|trans|transaction|post|posting|posted) (date|dt|on)$/, /^date\b/, /^value (date|dt)$/, /\bdate\b/],
  reference: [
    /\b(utr|rrn)\b/,
    /\bref(erence)?\b/,
    /\b(chq|cheque|chqno|instrument)\b/,
    /^(txn|tran|transaction) (id|no)$/,
  ],
  amount: [
    /^((txn|tran|transaction) )?(amount|amt)( inr| rs)?$/,
    // Both directions in one column, each cell with its Dr or Cr.
    /\b(withdrawals?|debit|dr)\b.*\b(deposits?|credit|cr)\b/,
    /\b(deposits?|credit|cr)\b.*\b(withdrawals?|debit|dr)\b/,
  ],
  debit: [/^(debit|dr|withdrawals?)( amount| amt)?( inr| rs)?$/, /\b(debit|withdrawals?)\b/],
  credit: [/^(credit|cr|deposits?)( amount| amt)?( inr| rs)?$/, /\b(credit|deposits?)\b/],
  description: [/^(description|narration|particulars)$/, /\b(description|narration|particulars|remarks?|details)\b/],
}
const order = keysOf(patterns)
/** What stands behind this in a cell makes no title of it. */
const longestTitle = 100
/** Titles stand at the top, below a few lines of words. */
const topRows = 40

export const noLayout: StatementLayout = {
  header: '',
  date: '',
  description: '',
  reference: '',
  credit: '',
  debit: '',
  amount: '',
  side: '',
  balance: '',
}

/** Finds the row of titles, and what each column means by its title. */
export function guessLayout(rows: readonly SheetRow[]): StatementLayout {
  let best = { layout: noLayout, score: 0 }
  rows.slice(0, topRows).forEach(({ cells }, row) => {
    const layout = layoutOf(cells, row)
    const score = statementParts.filter((part) => layout[part] !== '').length
    const sound = layout.date !== '' && (layout.credit !== '' || layout.amount !== '')
    if (sound && score > best.score) best = { layout, score }
  })
  return best.layout
}

const plainTitle = (title: string): string =>
  title
    .slice(0, longestTitle)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

function layoutOf(titles: readonly string[], row: number): StatementLayout {
  const plain = titles.map(plainTitle)
  const layout = { ...noLayout, header: String(row) }
  const taken = new Set<number>()
  for (const part of order) {
    const column = findColumn(plain, patterns[part], taken)
    if (column === undefined) continue
    layout[part] = String(column)
    taken.add(column)
  }
  // Where no other column holds the money, 'Debit / Credit' does.
  if (layout.credit === '' && layout.amount === '' && bothSides.test(plain[Number(layout.side)] ?? ''))
    return { ...layout, amount: layout.side, side: '' }
  // Where both sides have a column, one more for the amount says nothing new.
  return layout.credit === '' ? layout : { ...layout, amount: '', side: '' }
}

function findColumn(titles: readonly string[], wanted: readonly RegExp[], taken: ReadonlySet<number>) {
  for (const pattern of wanted) {
    const column = titles.findIndex((title, i) => !taken.has(i) && pattern.test(title))
    if (column !== -1) return column
  }
  return undefined
}

const incoming = /\b(cr|credit|deposits?)\b/
const outgoing = /\b(dr|debit|withdrawals?)\b/

/** Columns that are called the opposite of what a person chose them for, by the part: a slip there pays for requests. */
export function contradictingColumns(
  rows: readonly SheetRow[],
  layout: StatementLayout,
): Partial<Record<StatementPart, string>> {
  const titles = titlesOf(rows, layout)
  const wrong: Partial<Record<StatementPart, string>> = {}
  for (const part of ['credit', 'debit', 'amount'] as const) {
    const title = plainTitle(titles[part] ?? '')
    const [ownWay, otherWay] = part === 'debit' ? [outgoing, incoming] : [incoming, outgoing]
    if (/\bbal(ance)?\b/.test(title) || (otherWay.test(title) && !ownWay.test(title)))
      wrong[part] = `The column is called '${(titles[part] ?? '').slice(0, 40)}'`
  }
  return wrong
}

export type Titles = Partial<Record<StatementPart, string>>

/** The titles of the columns that a layout uses, to find them again in the bank's next file. */
export function titlesOf(rows: readonly SheetRow[], layout: StatementLayout): Titles {
  const titles = layout.header === '' ? [] : (rows[Number(layout.header)]?.cells ?? [])
  const used = statementParts.flatMap((part) => {
    const title = layout[part] === '' ? '' : (titles[Number(layout[part])] ?? '')
    return title === '' ? [] : [[part, title]]
  })
  return Object.fromEntries(used)
}

/** The layout of an earlier file, if the same titles stand in one row of this one. */
export function layoutByTitles(rows: readonly SheetRow[], titles: Titles): StatementLayout | undefined {
  const wanted = Object.entries(titles)
  if (wanted.length === 0) return undefined
  const row = rows.slice(0, topRows).findIndex(({ cells }) => wanted.every(([, title]) => cells.includes(title)))
  if (row === -1) return undefined
  const places = wanted.map(([part, title]) => [part, String(rows[row]?.cells.indexOf(title))])
  return { ...noLayout, header: String(row), ...Object.fromEntries(places) }
}
