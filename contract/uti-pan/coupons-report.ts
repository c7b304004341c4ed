import { reportTexts } from '../../texts/en/report.ts'
import { choiceColumn, dateTimeColumn, moneyColumn, textColumn } from '../kernel/table.ts'
import { defineReport } from '../report/report.ts'
import { countColumn, dayColumn, merchantColumns, merchantFilter } from '../report/report-columns.ts'
import { couponKindOptions, couponStatusOptions } from './coupon.ts'

const numbers = ['orders', 'quantity', 'given', 'amount', 'refunded'] as const

export const couponsReport = defineReport({
  slug: 'coupons',
  title: reportTexts.utiCoupons,
  about: reportTexts.aboutCoupons,
  group: 'work',
  columns: {
    at: dateTimeColumn(reportTexts.ordered, { width: 200 }),
    day: dayColumn,
    no: textColumn(reportTexts.orderNo, { width: 120 }),
    ...merchantColumns,
    kind: choiceColumn(reportTexts.type, couponKindOptions, { width: 120 }),
    status: choiceColumn(reportTexts.status, couponStatusOptions, { width: 130 }),
    orders: countColumn(reportTexts.orders),
    quantity: countColumn(reportTexts.coupons),
    given: countColumn(reportTexts.givenOut),
    amount: moneyColumn(reportTexts.amount, { width: 140 }),
    refunded: moneyColumn(reportTexts.refundedMoney, { width: 140 }),
    providerOrder: textColumn(reportTexts.providersOrder, { width: 160 }),
  },
  sums: numbers,
  views: {
    order: {
      label: reportTexts.eachOrder,
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
    kind: { label: reportTexts.type, columns: ['kind', ...numbers], chart: { by: 'kind', value: 'quantity' } },
    status: { label: reportTexts.status, columns: ['status', ...numbers], chart: { by: 'status', value: 'quantity' } },
    merchant: {
      label: reportTexts.merchant,
      columns: ['merchant', 'business', ...numbers],
      chart: { by: 'merchant', value: 'quantity' },
    },
    day: { label: reportTexts.day, columns: ['day', ...numbers], chart: { by: 'day', value: 'quantity' } },
  },
  filters: {
    kind: { label: reportTexts.type, options: couponKindOptions },
    status: { label: reportTexts.status, options: couponStatusOptions },
    merchant: merchantFilter,
  },
})
