import { reportTexts } from '../../texts/en/report.ts'
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
  title: reportTexts.refunds,
  about: reportTexts.aboutRefunds,
  group: 'money',
  columns: {
    at: dateTimeColumn(reportTexts.refundedAt, { width: 200 }),
    day: dayColumn,
    ...merchantColumns,
    product: productColumn,
    soldAt: dateTimeColumn(reportTexts.paid, { width: 200 }),
    token: textColumn(reportTexts.tokenNo, { width: 130 }),
    reason: textColumn(reportTexts.reason, { width: 260 }),
    refunds: countColumn(reportTexts.refunds),
    amount: moneyColumn(reportTexts.amount, { width: 130 }),
    commission: moneyColumn(reportTexts.commissionTakenBack, { width: 190 }),
    net: moneyColumn(reportTexts.backOnTheWallet, { width: 165 }),
  },
  sums: money,
  views: {
    refund: {
      label: reportTexts.eachRefund,
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
    product: { label: reportTexts.product, columns: ['product', ...money], chart: { by: 'product', value: 'amount' } },
    reason: { label: reportTexts.reason, columns: ['reason', ...money], chart: { by: 'reason', value: 'amount' } },
    merchant: {
      label: reportTexts.merchant,
      columns: ['merchant', 'business', ...money],
      chart: { by: 'merchant', value: 'amount' },
    },
    day: { label: reportTexts.day, columns: ['day', ...money], chart: { by: 'day', value: 'amount' } },
  },
  filters: { product: productFilter, merchant: merchantFilter },
})
