import { reportTexts } from '../../texts/en/report.ts'
import { optionOf } from '../kernel/option-of.ts'
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
  optionOf('0', reportTexts.ownSale),
  optionOf('1', reportTexts.overrideFirst),
  optionOf('2', reportTexts.overrideSecond),
  optionOf('3', reportTexts.overrideThird),
] as const

const money = ['shares', 'earned', 'takenBack', 'tds', 'net'] as const
const chart = <Name extends string>(by: Name) => ({ by, value: 'net' as const })

export const commissionReport = defineReport({
  slug: 'commission',
  title: reportTexts.commissionAndTds,
  about: reportTexts.aboutCommission,
  group: 'money',
  columns: {
    day: dayColumn,
    product: productColumn,
    ...merchantColumns,
    level: choiceColumn(reportTexts.level, levels, { width: 190 }),
    shares: countColumn(reportTexts.shares),
    earned: moneyColumn(reportTexts.commission, { width: 140 }),
    takenBack: moneyColumn(reportTexts.takenBack, { width: 140 }),
    tds: moneyColumn('TDS', { width: 120 }),
    net: moneyColumn(reportTexts.net, { width: 140 }),
  },
  sums: money,
  views: {
    product: { label: reportTexts.product, columns: ['product', ...money], chart: chart('product') },
    merchant: { label: reportTexts.merchant, columns: ['merchant', 'business', ...money], chart: chart('merchant') },
    level: { label: reportTexts.level, columns: ['level', ...money], chart: chart('level') },
    day: { label: reportTexts.day, columns: ['day', ...money], chart: chart('day') },
  },
  filters: { product: productFilter, level: { label: reportTexts.level, options: levels }, merchant: merchantFilter },
})
