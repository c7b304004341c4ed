import { dateColumn, numberColumn, textColumn } from '../kernel/table.ts'
import type { ReportFilter } from './report.ts'

/** Columns and filters that several reports share under one name. */
export const dayColumn = dateColumn('Day', { width: 130 })
export const merchantColumns = {
  merchant: textColumn('Merchant', { width: 120 }),
  business: textColumn('Business', { width: 200 }),
}
export const productColumn = textColumn('Product', { width: 230 })
export const countColumn = (title: string) => numberColumn(title, { width: 125 })

export const merchantFilter: ReportFilter = { label: 'Merchant', options: 'merchants' }
export const productFilter: ReportFilter = { label: 'Product', options: 'products' }
