import { dateTimeColumn, moneyColumn, textColumn } from '../kernel/table.ts'
import { defineReport } from './report.ts'
import {
  countColumn,
  dayColumn,
  merchantColumns,
  merchantFilter,
  productColumn,
  productFilter,
} from './report-columns.ts'

const money = ['refunds', 'amount', 'commission', 'net'] as const

export const refundsReport = defineReport({
  slug: 'refunds',
  title: 'Refunds',
  about: 'Money that went back to wallets on these days, and why.',
  group: 'Money',
  columns: {
    at: dateTimeColumn('Refunded', { width: 200 }),
    day: dayColumn,
    ...merchantColumns,
    product: productColumn,
    soldAt: dateTimeColumn('Paid', { width: 200 }),
    token: textColumn('Token No.', { width: 130 }),
    reason: textColumn('Reason', { width: 260 }),
    refunds: countColumn('Refunds'),
    amount: moneyColumn('Amount', { width: 130 }),
    commission: moneyColumn('Commission taken back', { width: 190 }),
    net: moneyColumn('Back on the wallet', { width: 165 }),
  },
  sums: money,
  views: {
    refund: {
      label: 'Each refund',
      columns: ['at', 'merchant', 'product', 'amount', 'commission', 'net', 'reason', 'token', 'business', 'soldAt'],
      chart: { by: 'day', value: 'amount' },
      each: true,
      card: {
        title: 'product',
        line: ['token', 'reason'],
        amount: ['amount'],
        day: 'at',
        facts: ['merchant', 'business', 'commission', 'net', 'soldAt'],
      },
    },
    product: { label: 'Product', columns: ['product', ...money], chart: { by: 'product', value: 'amount' } },
    reason: { label: 'Reason', columns: ['reason', ...money], chart: { by: 'reason', value: 'amount' } },
    merchant: {
      label: 'Merchant',
      columns: ['merchant', 'business', ...money],
      chart: { by: 'merchant', value: 'amount' },
    },
    day: { label: 'Day', columns: ['day', ...money], chart: { by: 'day', value: 'amount' } },
  },
  filters: { product: productFilter, merchant: merchantFilter },
})
