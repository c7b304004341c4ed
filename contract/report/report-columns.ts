import { reportTexts } from '../../texts/en/report.ts'
import type { Words } from '../../texts/say.ts'
import { dateColumn, numberColumn, textColumn } from '../kernel/table.ts'
import type { GivenFilter } from './report.ts'

/** Columns and filters that several reports share under one name. */
export const dayColumn = dateColumn(reportTexts.day, { width: 130 })
export const merchantColumns = {
  merchant: textColumn(reportTexts.merchant, { width: 120 }),
  business: textColumn(reportTexts.business, { width: 200 }),
}
export const productColumn = textColumn(reportTexts.product, { width: 230 })
export const countColumn = (title: Words) => numberColumn(title, { width: 125 })

export const merchantFilter: GivenFilter = { label: reportTexts.merchant, options: 'merchants' }
export const productFilter: GivenFilter = { label: reportTexts.product, options: 'products' }
