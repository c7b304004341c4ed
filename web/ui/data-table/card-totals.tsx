import type { Columns } from '../../../contract/kernel/table.ts'
import classes from './card-list.module.css'
import { cellText } from './cell-value.tsx'
import { Fact } from './list-card.tsx'
import type { Totals } from './table-totals.tsx'

/** The last card: what all rows come to together, also those that are not shown yet. */
export function CardTotals({ columns, totals }: { columns: Columns; totals: Totals }) {
  const added = Object.entries(columns).filter(([name]) => totals[name] !== undefined)
  return (
    <section className={classes.totals} aria-label="Total">
      <h2 className={classes.title}>Total</h2>
      <dl className={classes.facts}>
        {added.map(([name, column]) => (
          <Fact key={name} title={column.title}>
            {cellText(column, totals[name])}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
