import { Text, TextInput } from '@mantine/core'
import { memo } from 'react'
import type { PricedProduct } from '../../contract/catalogue/package.ts'
import { earn, marginOf } from '../../contract/catalogue/price.ts'
import { type PriceCell, priceCells, type RowReading, type RowText } from './price-draft.ts'
import classes from './price-grid.module.css'
import { showRupees } from './price-text.ts'

interface Props {
  product: PricedProduct
  /** Its place in the grid, for moving between rows by keyboard. */
  place: number
  text: RowText
  reading: RowReading
  onType: (code: string, cell: PriceCell, text: string) => void
}

export const cellTitles: Record<PriceCell, string> = {
  price: 'Price',
  commission: 'Commission',
  override1: 'Override L1',
  override2: 'Override L2',
  override3: 'Override L3',
}

/** One product: its cells, and what they come to. */
export const PriceRow = memo(function PriceRow({ product, place, text, reading, onType }: Props) {
  const { code, name, governmentFee } = product
  const kept = reading.terms && marginOf(reading.terms, governmentFee)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-right>{showRupees(governmentFee)}</td>
      {priceCells.map((cell) => (
        <td key={cell}>
          <TextInput
            size="xs"
            inputMode={cell === 'price' ? 'decimal' : 'text'}
            autoComplete="off"
            aria-label={`${cellTitles[cell]} of ${name}`}
            data-cell={`${place}:${cell}`}
            classNames={{ input: classes.input }}
            placeholder={cell === 'price' ? 'Not sold' : undefined}
            value={text[cell]}
            error={reading.errors[cell]}
            onChange={(event) => onType(code, cell, event.currentTarget.value)}
          />
        </td>
      ))}
      <td data-right>{reading.terms ? showRupees(earn(reading.terms).given) : ''}</td>
      <td data-right>
        {kept !== null && (
          <Text size="sm" fw={kept < 0 ? 600 : undefined} className={kept < 0 ? classes.loss : undefined}>
            {showRupees(kept)}
          </Text>
        )}
        {kept !== null && kept < 0 && (
          <Text size="xs" className={classes.loss}>
            Sold at a loss
          </Text>
        )}
      </td>
    </tr>
  )
})
