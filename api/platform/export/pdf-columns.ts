import { type CellText, cellText } from './cell-text.ts'
import type { ExportColumn } from './export-column.ts'
import { groupIndian } from './group-indian.ts'
import { readRupees } from './read-value.ts'

export interface PdfColumn {
  title: string
  x: number
  width: number
  right: boolean
  text: CellText
}

const weights = { text: 130, number: 60, money: 95, date: 75, datetime: 115, choice: 90, flag: 40 } as const

/** Shares the width of the page out among the columns, as the screen weighs them. */
export function pdfColumns(columns: readonly ExportColumn[], area: { left: number; width: number }): PdfColumn[] {
  const shares = columns.map(({ kind, width }) => width ?? weights[kind])
  const unit = area.width / shares.reduce((sum, share) => sum + share, 0)
  let x = area.left
  return columns.map((column, i) => {
    const width = (shares[i] ?? 0) * unit
    const placed = { title: column.title, x, width, right: isRight(column), text: pdfText(column) }
    x += width
    return placed
  })
}

function isRight({ kind }: ExportColumn): boolean {
  return kind === 'number' || kind === 'money'
}

function pdfText(column: ExportColumn): CellText {
  const plain = cellText(column)
  if (column.kind !== 'money') return plain
  return (value) => {
    const rupees = readRupees(value)
    return rupees === undefined ? plain(value) : withSign(groupIndian(rupees))
  }
}

function withSign(amount: string): string {
  return amount.startsWith('-') ? `-₹${amount.slice(1)}` : `₹${amount}`
}
