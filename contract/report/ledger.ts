import { reportTexts } from '../../texts/en/report.ts'
import { optionOf } from '../kernel/option-of.ts'
import { choiceColumn, dateTimeColumn, moneyColumn, textColumn } from '../kernel/table.ts'
import { entryKinds, houseAccounts } from '../wallet.ts'
import { defineReport } from './report.ts'
import { countColumn, dayColumn, merchantColumns, merchantFilter } from './report-columns.ts'

const kinds = Object.entries(entryKinds).map(([value, words]) => optionOf(value, words))
const accounts = Object.entries({ wallet: reportTexts.wallets, ...houseAccounts }).map(([value, label]) =>
  optionOf(value, label),
)

export const ledgerReport = defineReport({
  slug: 'ledger',
  title: reportTexts.ledger,
  about: reportTexts.aboutLedger,
  group: 'money',
  columns: {
    at: dateTimeColumn(reportTexts.date, { width: 200 }),
    day: dayColumn,
    account: choiceColumn(reportTexts.account, accounts, { width: 165 }),
    ...merchantColumns,
    kind: choiceColumn(reportTexts.about, kinds, { width: 150 }),
    narration: textColumn(reportTexts.narration, { width: 230 }),
    reference: textColumn(reportTexts.reference, { width: 190 }),
    entries: countColumn(reportTexts.entries),
    debit: moneyColumn(reportTexts.debit, { width: 130 }),
    credit: moneyColumn(reportTexts.credit, { width: 130 }),
    balance: moneyColumn(reportTexts.balance, { width: 130, sortable: false }),
    net: moneyColumn(reportTexts.creditMinusDebit, { width: 140 }),
  },
  sums: ['entries', 'debit', 'credit', 'net'],
  views: {
    entry: {
      label: reportTexts.eachEntry,
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
      label: reportTexts.day,
      columns: ['day', 'entries', 'debit', 'credit', 'net'],
      chart: { by: 'day', value: 'credit' },
    },
    account: {
      label: reportTexts.account,
      columns: ['account', 'entries', 'debit', 'credit', 'net'],
      chart: { by: 'account', value: 'credit' },
    },
    kind: {
      label: reportTexts.about,
      columns: ['kind', 'entries', 'debit', 'credit', 'net'],
      chart: { by: 'kind', value: 'credit' },
    },
    merchant: {
      label: reportTexts.merchant,
      columns: ['merchant', 'business', 'entries', 'debit', 'credit', 'net'],
      chart: { by: 'merchant', value: 'credit' },
    },
  },
  filters: {
    account: { label: reportTexts.account, options: accounts },
    merchant: merchantFilter,
    kind: { label: reportTexts.about, options: kinds },
  },
})
