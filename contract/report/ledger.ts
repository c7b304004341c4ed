import { optionOf } from '../kernel/option-of.ts'
import { choiceColumn, dateTimeColumn, moneyColumn, textColumn } from '../kernel/table.ts'
import { entryKinds, houseAccounts } from '../wallet.ts'
import { defineReport } from './report.ts'
import { countColumn, dayColumn, merchantColumns, merchantFilter } from './report-columns.ts'

const kinds = Object.entries(entryKinds).map(([value, words]) => optionOf(value, words))
const accounts = Object.entries({ wallet: 'Wallets', ...houseAccounts }).map(([value, label]) => ({ value, label }))

export const ledgerReport = defineReport({
  slug: 'ledger',
  title: 'Ledger',
  about: 'Every movement of money, entry by entry or added up by day.',
  group: 'Money',
  columns: {
    at: dateTimeColumn('Date', { width: 200 }),
    day: dayColumn,
    account: choiceColumn('Account', accounts, { width: 165 }),
    ...merchantColumns,
    kind: choiceColumn('About', kinds, { width: 150 }),
    narration: textColumn('Narration', { width: 230 }),
    reference: textColumn('Reference', { width: 190 }),
    entries: countColumn('Entries'),
    debit: moneyColumn('Debit', { width: 130 }),
    credit: moneyColumn('Credit', { width: 130 }),
    balance: moneyColumn('Balance', { width: 130, sortable: false }),
    net: moneyColumn('Credit − debit', { width: 140 }),
  },
  sums: ['entries', 'debit', 'credit', 'net'],
  views: {
    entry: {
      label: 'Each entry',
      columns: [
        'at',
        'account',
        'merchant',
        'debit',
        'credit',
        'balance',
        'narration',
        'kind',
        'reference',
        'business',
      ],
      chart: { by: 'day', value: 'credit' },
      each: true,
      card: {
        title: 'narration',
        line: ['kind', 'reference'],
        amount: ['debit', 'credit'],
        balance: 'balance',
        day: 'at',
        facts: ['account', 'merchant', 'business'],
      },
    },
    day: {
      label: 'Day',
      columns: ['day', 'entries', 'debit', 'credit', 'net'],
      chart: { by: 'day', value: 'credit' },
    },
    account: {
      label: 'Account',
      columns: ['account', 'entries', 'debit', 'credit', 'net'],
      chart: { by: 'account', value: 'credit' },
    },
    kind: {
      label: 'About',
      columns: ['kind', 'entries', 'debit', 'credit', 'net'],
      chart: { by: 'kind', value: 'credit' },
    },
    merchant: {
      label: 'Merchant',
      columns: ['merchant', 'business', 'entries', 'debit', 'credit', 'net'],
      chart: { by: 'merchant', value: 'credit' },
    },
  },
  filters: {
    account: { label: 'Account', options: accounts },
    merchant: merchantFilter,
    kind: { label: 'About', options: kinds },
  },
})
