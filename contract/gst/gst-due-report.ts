import { entriesOf } from '../kernel/keys-of.ts'
import { choiceColumn, dateColumn, textColumn } from '../kernel/table.ts'
import { defineReport } from '../report/report.ts'
import { countColumn, merchantColumns, merchantFilter } from '../report/report-columns.ts'
import { gstReturns } from './returns.ts'

const returns = entriesOf(gstReturns).map(([value, { label }]) => ({ value, label }))
const states = [
  { value: 'owed', label: 'Not sent in' },
  { value: 'sent', label: 'Sent in' },
] as const
const numbers = ['open', 'overdue', 'due2', 'due7', 'due30', 'later'] as const

export const gstDueReport = defineReport({
  slug: 'gst-calendar',
  title: 'GST Calendar',
  about: 'Returns of periods that are over and that are not filed yet, sent in or not, by when they are due.',
  named: {
    title: 'GST Returns Due',
    about: 'Returns of your clients that are not filed yet, sent in or not, by when they are due.',
  },
  group: 'Work',
  undated: true,
  columns: {
    due: dateColumn('Due', { width: 130 }),
    late: countColumn('Days late'),
    client: textColumn('Client', { width: 200 }),
    gstin: textColumn('GSTIN', { width: 170 }),
    returnType: choiceColumn('Return', returns, { width: 140 }),
    period: textColumn('Period', { width: 160 }),
    state: choiceColumn('State', states, { width: 130 }),
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
    state: { label: 'State', columns: ['state', ...numbers], chart: { by: 'state', value: 'open' } },
    merchant: {
      label: 'Merchant',
      columns: ['merchant', 'business', ...numbers],
      chart: { by: 'merchant', value: 'open' },
    },
    single: {
      label: 'Each return',
      columns: ['due', 'late', 'merchant', 'client', 'returnType', 'period', 'state', 'overdue', 'gstin', 'business'],
      chart: { by: 'returnType', value: 'open' },
      each: true,
      card: {
        title: 'client',
        line: ['returnType', 'period'],
        state: 'state',
        day: 'due',
        facts: ['late', 'gstin', 'merchant', 'business'],
      },
    },
  },
  filters: {
    state: { label: 'State', options: states },
    returnType: { label: 'Return', options: returns },
    merchant: merchantFilter,
  },
})
