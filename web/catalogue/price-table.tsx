import { Fragment } from 'react'
import type { PricedProduct } from '../../contract/catalogue/package.ts'
import { marginOf } from '../../contract/catalogue/price.ts'
import { services } from '../../contract/services.ts'
import { moveInGrid } from './move-in-grid.ts'
import { priceCells } from './price-draft.ts'
import classes from './price-grid.module.css'
import { cellTitles, PriceRow } from './price-row.tsx'
import type { PriceGridState } from './use-price-grid.ts'

interface Props {
  products: readonly PricedProduct[]
  grid: PriceGridState
}

const columns = priceCells.length + 4

/** Every product with its cells, family by family. */
export function PriceTable({ products, grid }: Props) {
  return (
    <section className={classes.frame} aria-label="Prices" onKeyDown={moveInGrid}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" data-right>
              Government fee
            </th>
            {priceCells.map((cell) => (
              <th key={cell} scope="col" data-right>
                {cellTitles[cell]}
              </th>
            ))}
            <th scope="col" data-right>
              Given away
            </th>
            <th scope="col" data-right>
              We keep
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product, place) => (
            <Fragment key={product.code}>
              {product.family !== products[place - 1]?.family && (
                <tr className={classes.family}>
                  <th colSpan={columns} scope="colgroup">
                    <span className={classes.still}>{services[product.family].name}</span>
                  </th>
                </tr>
              )}
              <PriceRow
                product={product}
                place={place}
                text={grid.textOf(product.code)}
                reading={grid.readingOf(product.code)}
                onType={grid.type}
              />
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={columns} role="status">
              <span className={classes.still}>{totals(products, grid)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function totals(products: readonly PricedProduct[], grid: PriceGridState): string {
  const sold = products.flatMap(({ code, governmentFee }) => {
    const { terms } = grid.readingOf(code)
    return terms ? [marginOf(terms, governmentFee)] : []
  })
  const losses = sold.filter((kept) => kept < 0).length
  const wrong = products.filter(({ code }) => Object.keys(grid.readingOf(code).errors).length > 0).length
  return [
    `${sold.length} of ${products.length} products sold`,
    ...(losses > 0 ? [`${losses} at a loss`] : []),
    ...(wrong > 0 ? [`${wrong} to correct`] : []),
  ].join(' · ')
}
