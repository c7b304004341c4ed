import { type GstReturn, gstReturns } from '../gst/returns.ts'
import { choiceColumn, dateColumn } from '../kernel/table.ts'
import { defineReport } from './report.ts'
import { countColumn, merchantColumns, merchantFilter } from './report-columns.ts'

const returns = Object.entries(gstReturns).map(([value, { label }]) => ({ value: value as GstReturn, label }))
const numbers = ['open', 'overdue', 'due2', 'due7', 'due30', 'later'] as const

export const gstDueReport = defineReport({
  slug: 'gst-calendar',
  title: 'GST Calendar',
  about: 'Returns that were sent in and are not filed yet, by when they are due, counted in Indian days from today.',
  named: {
    title: 'GST Returns Due',
    about: 'Returns that you have sent in and that are not filed yet, by when they are due.',
  },
  group: 'Work',
  undated: true,
  columns: {
    due: dateColumn('Due', { width: 130 }),
    returnType: choiceColumn('Return', returns, { width: 140 }),
    ...merchantColumns,
    open: countColumn('Not filed'),
    overdue: countColumn('Overdue'),
    due2: countColumn('In 0–2 days'),
    due7: countColumn('In 3–7 days'),
    due30: countColumn('In 8–30 days'),
    later: countColumn('Later'),
  },
  sums: numbers,
  views: {
    return: { label: 'Return', columns: ['returnType', ...numbers], chart: { by: 'returnType', value: 'open' } },
    due: {
      label: 'Due date',
      columns: ['due', 'returnType', ...numbers],
      chart: { by: 'returnType', value: 'open' },
      rising: true,
    },
    merchant: {
      label: 'Merchant',
      columns: ['merchant', 'business', ...numbers],
      chart: { by: 'merchant', value: 'open' },
    },
  },
  filters: { returnType: { label: 'Return', options: returns }, merchant: merchantFilter },
})
