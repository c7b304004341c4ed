import { reportTexts } from '../../texts/en/report.ts'
import { paymentModeLabels } from '../catalogue/bank.ts'
import { fileEndpoint } from '../kernel/endpoint.ts'
import { optionOf } from '../kernel/option-of.ts'
import { backOffice } from '../kernel/role.ts'
import { choiceColumn, moneyColumn, textColumn } from '../kernel/table.ts'
import { defineReport, reportDays } from './report.ts'
import { countColumn, dayColumn, merchantColumns, merchantFilter } from './report-columns.ts'

/** Ways in which money comes in: those of payment requests, and the gateway. */
// text: papers and mails of the back office are in English.
export const collectionModes: Record<string, string> = { ...paymentModeLabels, online: 'Online' }
const modes = Object.entries({ ...collectionModes, online: reportTexts.online }).map(([value, label]) =>
  optionOf(value, label),
)

export const collectionReport = defineReport({
  slug: 'daily-collection',
  title: reportTexts.dailyCollection,
  about: reportTexts.aboutDailyCollection,
  named: { title: reportTexts.moneyAdded, about: reportTexts.aboutMoneyAdded },
  group: 'money',
  columns: {
    day: dayColumn,
    bank: textColumn(reportTexts.bank, { width: 190 }),
    mode: choiceColumn(reportTexts.mode, modes, { width: 140 }),
    person: textColumn(reportTexts.creditedBy, { width: 160 }),
    ...merchantColumns,
    payments: countColumn(reportTexts.payments),
    amount: moneyColumn(reportTexts.amount, { width: 140 }),
  },
  sums: ['payments', 'amount'],
  views: {
    line: {
      label: reportTexts.eachLine,
      columns: ['day', 'bank', 'mode', 'person', 'payments', 'amount'],
      chart: { by: 'day', value: 'amount' },
    },
    day: { label: reportTexts.day, columns: ['day', 'payments', 'amount'], chart: { by: 'day', value: 'amount' } },
    bank: { label: reportTexts.bank, columns: ['bank', 'payments', 'amount'], chart: { by: 'bank', value: 'amount' } },
    mode: { label: reportTexts.mode, columns: ['mode', 'payments', 'amount'], chart: { by: 'mode', value: 'amount' } },
    person: {
      label: reportTexts.person,
      columns: ['person', 'payments', 'amount'],
      chart: { by: 'person', value: 'amount' },
    },
    merchant: {
      label: reportTexts.merchant,
      columns: ['merchant', 'business', 'payments', 'amount'],
      chart: { by: 'merchant', value: 'amount' },
    },
  },
  filters: { merchant: merchantFilter, mode: { label: reportTexts.mode, options: modes } },
})

export const getCollectionPaper = fileEndpoint({
  path: '/backend/reports/daily-collection-paper',
  summary: 'The daily collection as a PDF to print',
  allow: backOffice('report'),
  limit: 'export',
  query: reportDays,
})
