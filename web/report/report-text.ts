import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { ReportSide } from '../../contract/report/report.ts'

const count = new Intl.NumberFormat('en-IN')

/** A sum of a column, as people read it. */
export const sumText = ({ columns }: ReportSide, name: string, value: number): string =>
  columns[name]?.kind === 'money' ? formatAmount(rupeesFromPaise(value)) : count.format(value)

/** A value of a column, as people read it. */
export function valueText({ columns }: ReportSide, name: string, value: string): string {
  if (value === '') return 'Without'
  return columns[name]?.choices?.find((choice) => choice.value === value)?.label ?? value
}
