import { choiceColumn, dateTimeColumn, moneyColumn, textColumn } from '../kernel/table.ts'
import { defineReport } from '../report/report.ts'
import { countColumn, dayColumn, merchantColumns, merchantFilter } from '../report/report-columns.ts'
import { couponKindOptions, couponStatusOptions } from './coupon.ts'

const numbers = ['orders', 'quantity', 'given', 'amount', 'refunded'] as const

export const couponsReport = defineReport({
  slug: 'coupons',
  title: 'UTI Coupons',
  about: 'Coupons that were ordered on these days, and what became of the orders.',
  group: 'Work',
  columns: {
    at: dateTimeColumn('Ordered', { width: 200 }),
    day: dayColumn,
    no: textColumn('Order No.', { width: 120 }),
    ...merchantColumns,
    kind: choiceColumn('Type', couponKindOptions, { width: 120 }),
    status: choiceColumn('Status', couponStatusOptions, { width: 130 }),
    orders: countColumn('Orders'),
    quantity: countColumn('Coupons'),
    given: countColumn('Given out'),
    amount: moneyColumn('Amount', { width: 140 }),
    refunded: moneyColumn('Refunded', { width: 140 }),
    providerOrder: textColumn("Provider's order", { width: 160 }),
  },
  sums: numbers,
  views: {
    order: {
      label: 'Each order',
      columns: [
        'at',
        'no',
        'merchant',
        'kind',
        'status',
        'quantity',
        'given',
        'amount',
        'refunded',
        'providerOrder',
        'business',
      ],
      chart: { by: 'day', value: 'quantity' },
      each: true,
      card: {
        title: 'no',
        line: ['kind', 'providerOrder'],
        state: 'status',
        amount: ['amount'],
        day: 'at',
        facts: ['merchant', 'business', 'quantity', 'given', 'refunded'],
      },
    },
    kind: { label: 'Type', columns: ['kind', ...numbers], chart: { by: 'kind', value: 'quantity' } },
    status: { label: 'Status', columns: ['status', ...numbers], chart: { by: 'status', value: 'quantity' } },
    merchant: {
      label: 'Merchant',
      columns: ['merchant', 'business', ...numbers],
      chart: { by: 'merchant', value: 'quantity' },
    },
    day: { label: 'Day', columns: ['day', ...numbers], chart: { by: 'day', value: 'quantity' } },
  },
  filters: {
    kind: { label: 'Type', options: couponKindOptions },
    status: { label: 'Status', options: couponStatusOptions },
    merchant: merchantFilter,
  },
})
