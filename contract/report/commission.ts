import { choiceColumn, moneyColumn } from '../kernel/table.ts'
import { defineReport } from './report.ts'
import {
  countColumn,
  dayColumn,
  merchantColumns,
  merchantFilter,
  productColumn,
  productFilter,
} from './report-columns.ts'

const levels = [
  { value: '0', label: 'Own sale' },
  { value: '1', label: 'Override, first level' },
  { value: '2', label: 'Override, second level' },
  { value: '3', label: 'Override, third level' },
] as const

const money = ['shares', 'earned', 'takenBack', 'tds', 'net'] as const
const chart = <Name extends string>(by: Name) => ({ by, value: 'net' as const })

export const commissionReport = defineReport({
  slug: 'commission',
  title: 'Commission and TDS',
  about:
    'What came onto wallets on these days, less what refunds of these days took back, and the tax on it. Overrides come when a sale is final.',
  group: 'Money',
  columns: {
    day: dayColumn,
    product: productColumn,
    ...merchantColumns,
    level: choiceColumn('Level', levels, { width: 190 }),
    shares: countColumn('Shares'),
    earned: moneyColumn('Commission', { width: 140 }),
    takenBack: moneyColumn('Taken back', { width: 140 }),
    tds: moneyColumn('TDS', { width: 120 }),
    net: moneyColumn('Net', { width: 140 }),
  },
  sums: money,
  views: {
    product: { label: 'Product', columns: ['product', ...money], chart: chart('product') },
    merchant: { label: 'Merchant', columns: ['merchant', 'business', ...money], chart: chart('merchant') },
    level: { label: 'Level', columns: ['level', ...money], chart: chart('level') },
    day: { label: 'Day', columns: ['day', ...money], chart: chart('day') },
  },
  filters: { product: productFilter, level: { label: 'Level', options: levels }, merchant: merchantFilter },
})
