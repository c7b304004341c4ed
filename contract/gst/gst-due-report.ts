import { reportTexts } from '../../texts/en/report.ts'
import { entriesOf } from '../kernel/keys-of.ts'
import { optionOf } from '../kernel/option-of.ts'
import { choiceColumn, dateColumn, textColumn } from '../kernel/table.ts'
import { defineReport } from '../report/report.ts'
import { countColumn, merchantColumns, merchantFilter } from '../report/report-columns.ts'
import { gstReturns } from './returns.ts'

const returns = entriesOf(gstReturns).map(([value, { label }]) => ({ value, label }))
const states = [optionOf('owed', reportTexts.notSentIn), optionOf('sent', reportTexts.sentIn)] as const
const numbers = ['open', 'overdue', 'due2', 'due7', 'due30', 'later'] as const

export const gstDueReport = defineReport({
  slug: 'gst-calendar',
  title: reportTexts.gstCalendar,
  about: reportTexts.aboutGstCalendar,
  named: {
    title: reportTexts.gstReturnsDue,
    about: reportTexts.aboutGstReturnsDue,
  },
  group: 'work',
  undated: true,
  columns: {
    due: dateColumn(reportTexts.due, { width: 130 }),
    late: countColumn(reportTexts.daysLate),
    client: textColumn(reportTexts.client, { width: 200 }),
    gstin: textColumn('GSTIN', { width: 170 }),
    returnType: choiceColumn(reportTexts.return, returns, { width: 140 }),
    period: textColumn(reportTexts.period, { width: 160 }),
    state: choiceColumn(reportTexts.state, states, { width: 130 }),
    ...merchantColumns,
    open: countColumn(reportTexts.notFiled),
    overdue: countColumn(reportTexts.overdue),
    due2: countColumn(reportTexts.inTwoDays),
    due7: countColumn(reportTexts.inSevenDays),
    due30: countColumn(reportTexts.inThirtyDays),
    later: countColumn(reportTexts.later),
  },
  sums: numbers,
  views: {
    return: {
      label: reportTexts.return,
      columns: ['returnType', ...numbers],
      chart: { by: 'returnType', value: 'open' },
    },
    due: {
      label: reportTexts.dueDate,
      columns: ['due', 'returnType', ...numbers],
      chart: { by: 'returnType', value: 'open' },
      rising: true,
    },
    state: { label: reportTexts.state, columns: ['state', ...numbers], chart: { by: 'state', value: 'open' } },
    merchant: {
      label: reportTexts.merchant,
      columns: ['merchant', 'business', ...numbers],
      chart: { by: 'merchant', value: 'open' },
    },
    single: {
      label: reportTexts.eachReturn,
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
    state: { label: reportTexts.state, options: states },
    returnType: { label: reportTexts.return, options: returns },
    merchant: merchantFilter,
  },
})
