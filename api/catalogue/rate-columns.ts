import type { Selectable } from 'kysely'
import type { Rate, Terms } from '../../contract/catalogue/price.ts'
import type { PackagePriceTable } from '../../database/schema.ts'

type PriceColumns = Omit<Selectable<PackagePriceTable>, 'package_id' | 'product_code'>

/** The columns of `package_price` in which the terms of a product stand. */
export const termColumns = [
  'price',
  'commission_unit',
  'commission_rate',
  'override1_unit',
  'override1_rate',
  'override2_unit',
  'override2_rate',
  'override3_unit',
  'override3_rate',
] as const satisfies readonly (keyof PriceColumns)[]

export function termsOf(row: PriceColumns): Terms {
  return {
    price: Number(row.price),
    commission: rateOf(row.commission_unit, row.commission_rate),
    overrides: [
      rateOf(row.override1_unit, row.override1_rate),
      rateOf(row.override2_unit, row.override2_rate),
      rateOf(row.override3_unit, row.override3_rate),
    ],
  }
}

export function rateColumnsOf({ price, commission, overrides: [one, two, three] }: Terms) {
  return {
    price,
    commission_unit: commission.unit,
    commission_rate: commission.value,
    override1_unit: one.unit,
    override1_rate: one.value,
    override2_unit: two.unit,
    override2_rate: two.value,
    override3_unit: three.unit,
    override3_rate: three.value,
  }
}

const rateOf = (unit: Rate['unit'], value: string): Rate => ({ unit, value: Number(value) })
