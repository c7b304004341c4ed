import { type StatementLayout, type StatementPreview, statementParts } from '../../../contract/bank-statement.ts'
import { readBank } from '../../catalogue/read-banks.ts'
import type { Db } from '../../platform/database.ts'
import type { SheetRow } from '../../platform/import/read-sheet.ts'
import { badRequest } from '../../platform/problem.ts'
import { readTitles } from './bank-line-store.ts'
import { contradictingColumns, guessLayout, layoutByTitles, type Titles } from './guess-layout.ts'
import { readLines } from './read-lines.ts'

const shownRows = 40
const shownLines = 10

interface Asked {
  bankId: string
  rows: readonly SheetRow[]
  /** As the person chose it; without one the layout of the last time counts, or a guess. */
  chosen?: StatementLayout
}

/** How a bank's file would be understood. */
export async function previewStatement(db: Db, { bankId, rows, chosen }: Asked): Promise<StatementPreview> {
  await readBank(db, bankId)
  if (rows.every(({ cells }) => cells.length < 2)) throw badRequest('There is no table with columns in this file.')
  const remembered = chosen ? undefined : soundLayout(rows, await readTitles(db, bankId))
  const layout = chosen ?? remembered ?? guessLayout(rows)
  return {
    layout,
    remembered: remembered !== undefined,
    titles: columnTitles(rows, layout),
    rows: rows.slice(0, shownRows).map(({ line, cells }) => ({ line, cells })),
    lines: await readLines(rows, layout, shownLines),
  }
}

/** The layout of the last time, unless its columns are called the opposite of what they were taken for. */
function soundLayout(rows: readonly SheetRow[], titles: Titles): StatementLayout | undefined {
  const layout = layoutByTitles(rows, titles)
  return layout && Object.keys(contradictingColumns(rows, layout)).length === 0 ? layout : undefined
}

function columnTitles(rows: readonly SheetRow[], layout: StatementLayout): string[] {
  const titles = layout.header === '' ? [] : (rows[Number(layout.header)]?.cells ?? [])
  const used = statementParts.map((part) => Number(layout[part] || -1) + 1)
  const width = Math.max(titles.length, ...used, ...rows.slice(0, shownRows).map(({ cells }) => cells.length))
  return alone(Array.from({ length: width }, (_, i) => titles[i] || `Column ${i + 1}`))
}

/** Where a title stands twice, its second column is called 'Dr / Cr (2)'. */
function alone(titles: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return titles.map((title) => {
    const count = (seen.get(title) ?? 0) + 1
    seen.set(title, count)
    return count === 1 ? title : `${title} (${count})`
  })
}
