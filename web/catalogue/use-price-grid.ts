import { useCallback, useMemo, useState } from 'react'
import type { PricedProduct } from '../../contract/catalogue/package.ts'
import {
  type Draft,
  draftOf,
  emptyRow,
  type PriceCell,
  type RowReading,
  type RowText,
  readAsClerk,
  readRow,
} from './price-draft.ts'

const unread: RowReading = { terms: null, errors: {} }

/** What stands in the grid, what it means, and whether it differs from what is saved. */
export function usePriceGrid(products: readonly PricedProduct[], mayLower: boolean) {
  const saved = useMemo(() => draftOf(products), [products])
  const [draft, setDraft] = useState<Draft>(saved)
  const readings = useMemo(
    () =>
      Object.fromEntries(
        products.map((product) => {
          const reading = readRow(draft[product.code] ?? emptyRow)
          return [product.code, mayLower ? reading : readAsClerk(reading, product)]
        }),
      ),
    [draft, products, mayLower],
  )
  const type = useCallback((code: string, cell: PriceCell, text: string) => {
    setDraft((before) => {
      const row = before[code]
      return row ? { ...before, [code]: { ...row, [cell]: text } } : before
    })
  }, [])
  return {
    textOf: (code: string): RowText => draft[code] ?? emptyRow,
    readingOf: (code: string): RowReading => readings[code] ?? unread,
    type,
    undo: () => setDraft(saved),
    dirty: JSON.stringify(draft) !== JSON.stringify(saved),
    wrong: Object.values(readings).some(({ errors }) => Object.keys(errors).length > 0),
    prices: () =>
      products.flatMap(({ code }) => {
        const terms = readings[code]?.terms
        return terms ? [{ code, terms }] : []
      }),
  }
}
export type PriceGridState = ReturnType<typeof usePriceGrid>
