import * as z from 'zod/mini'
import type { PricedProduct } from '../../contract/catalogue/package.ts'
import { priceTerms, type Terms } from '../../contract/catalogue/price.ts'
import { onlyAdminStops, whyOnlyAdmin } from '../../contract/catalogue/price-floor.ts'
import { readPaise, readRate, showPaise, showRate } from './price-text.ts'

/** The cells of one product, from left to right. */
export const priceCells = ['price', 'commission', 'override1', 'override2', 'override3'] as const
export type PriceCell = (typeof priceCells)[number]

/** What stands in the cells, as it was typed. */
export type RowText = Readonly<Record<PriceCell, string>>
export type Draft = Readonly<Record<string, RowText>>

export interface RowReading {
  /** Nothing where the product is not sold, or a cell cannot be read. */
  terms: Terms | null
  errors: Partial<Record<PriceCell, string>>
}

export const emptyRow: RowText = { price: '', commission: '', override1: '', override2: '', override3: '' }

export const draftOf = (products: readonly PricedProduct[]): Draft =>
  Object.fromEntries(products.map(({ code, terms }) => [code, terms ? textOf(terms) : emptyRow]))

const textOf = ({ price, commission, overrides: [one, two, three] }: Terms): RowText => ({
  price: showPaise(price),
  commission: showRate(commission),
  override1: showRate(one),
  override2: showRate(two),
  override3: showRate(three),
})

/** Reads the cells of a product. Without a price it is not sold, and then it gives nothing either. */
export function readRow(text: RowText): RowReading {
  const price = readPaise(text.price)
  if (text.price.trim() === '') return unsold(text)
  const errors: RowReading['errors'] = {}
  if (price === undefined) errors.price = 'Enter rupees'
  const rates = priceCells.slice(1).map((cell) => {
    const rate = readRate(text[cell])
    if (!rate) errors[cell] = 'Enter ₹ or %'
    return rate
  })
  if (Object.keys(errors).length > 0) return { terms: null, errors }
  const [commission, ...overrides] = rates
  return check({ price, commission, overrides })
}

/** Adds to what was read what only an admin may do; terms that are the saved ones are always good. */
export function readAsClerk(reading: RowReading, { terms: saved, floor }: PricedProduct): RowReading {
  const { terms, errors } = reading
  if (Object.keys(errors).length > 0 || JSON.stringify(terms) === JSON.stringify(saved)) return reading
  if (!terms) return { terms, errors: { price: onlyAdminStops } }
  const refused = whyOnlyAdmin(terms, floor)
  return refused ? { terms, errors: { [refused.cell]: refused.why } } : reading
}

function unsold(text: RowText): RowReading {
  const gives = priceCells.some(
    (cell) => cell !== 'price' && text[cell].trim() !== '' && readRate(text[cell])?.value !== 0,
  )
  return { terms: null, errors: gives ? { price: 'Required' } : {} }
}

function check(given: unknown): RowReading {
  const read = z.safeParse(priceTerms, given)
  if (read.success) return { terms: read.data, errors: {} }
  const errors: RowReading['errors'] = {}
  for (const { path, message } of read.error.issues) errors[cellOf(path)] ??= message
  return { terms: null, errors }
}

function cellOf([name, index]: readonly PropertyKey[]): PriceCell {
  if (name === 'overrides') return (['override1', 'override2', 'override3'] as const)[Number(index)] ?? 'override1'
  return name === 'commission' ? 'commission' : 'price'
}
