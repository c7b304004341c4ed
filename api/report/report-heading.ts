import { formatDate } from '../../contract/kernel/dates.ts'
import type { ReportSide } from '../../contract/report/report.ts'
import type { ReportAsked } from '../service/report-asked.ts'

/** 'Refunds by product, 01-Nov-2026 to 30-Nov-2026, Merchant: M000002': what is printed must say what it is of. */
export function reportHeading(side: ReportSide, { view, days, chosen }: ReportAsked): string {
  const single = view.label.startsWith('Each ')
  const narrowed = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [`${side.filters[name]?.label}: ${optionLabel(side, name, value)}`],
  )
  return [
    single ? side.title : `${side.title} by ${view.label.toLowerCase()}`,
    ...(side.undated ? [] : [`${formatDate(days.from)} to ${formatDate(days.to)}`]),
    ...narrowed,
  ].join(', ')
}

function optionLabel({ filters }: ReportSide, name: string, value: string): string {
  const options = filters[name]?.options
  return (typeof options === 'object' && options.find((one) => one.value === value)?.label) || value
}
