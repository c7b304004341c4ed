import { paymentModeLabels } from '../catalogue/bank.ts'
import { fileEndpoint } from '../kernel/endpoint.ts'
import { backOffice } from '../kernel/role.ts'
import { choiceColumn, moneyColumn, textColumn } from '../kernel/table.ts'
import { defineReport, reportDays } from './report.ts'
import { countColumn, dayColumn, merchantColumns, merchantFilter } from './report-columns.ts'

/** Ways in which money comes in: those of payment requests, and the gateway. */
export const collectionModes: Record<string, string> = { ...paymentModeLabels, online: 'Online' }
const modes = Object.entries(collectionModes).map(([value, label]) => ({ value, label }))

export const collectionReport = defineReport({
  slug: 'daily-collection',
  title: 'Daily Collection',
  about: 'Money credited to wallets, by day, bank, mode and person.',
  named: { title: 'Money Added', about: 'Money that was credited to your wallet, by day, bank and mode.' },
  group: 'Money',
  columns: {
    day: dayColumn,
    bank: textColumn('Bank', { width: 190 }),
    mode: choiceColumn('Mode', modes, { width: 140 }),
    person: textColumn('Credited by', { width: 160 }),
    ...merchantColumns,
    payments: countColumn('Payments'),
    amount: moneyColumn('Amount', { width: 140 }),
  },
  sums: ['payments', 'amount'],
  views: {
    line: {
      label: 'Each line',
      columns: ['day', 'bank', 'mode', 'person', 'payments', 'amount'],
      chart: { by: 'day', value: 'amount' },
    },
    day: { label: 'Day', columns: ['day', 'payments', 'amount'], chart: { by: 'day', value: 'amount' } },
    bank: { label: 'Bank', columns: ['bank', 'payments', 'amount'], chart: { by: 'bank', value: 'amount' } },
    mode: { label: 'Mode', columns: ['mode', 'payments', 'amount'], chart: { by: 'mode', value: 'amount' } },
    person: { label: 'Person', columns: ['person', 'payments', 'amount'], chart: { by: 'person', value: 'amount' } },
    merchant: {
      label: 'Merchant',
      columns: ['merchant', 'business', 'payments', 'amount'],
      chart: { by: 'merchant', value: 'amount' },
    },
  },
  filters: { merchant: merchantFilter, mode: { label: 'Mode', options: modes } },
})

export const getCollectionPaper = fileEndpoint({
  path: '/backend/reports/daily-collection-paper',
  summary: 'The daily collection as a PDF to print',
  allow: backOffice('report'),
  limit: 'export',
  query: reportDays,
})
