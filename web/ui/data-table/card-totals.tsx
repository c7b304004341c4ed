import type { Columns } from '../../../contract/kernel/table.ts'
import classes from './card-list.module.css'
import { cellText } from './cell-value.tsx'
import { Facts } from './list-card.tsx'
import type { Totals } from './table-totals.tsx'

/** The last card: what all rows come to together, also those that are not shown yet. */
export function CardTotals({ columns, totals }: { columns: Columns; totals: Totals }) {
  return (
    <section className={classes.totals} aria-label="Total">
      <h2 className={classes.title}>Total</h2>
      <Facts
        className={classes.facts}
        names={Object.keys(columns).filter((name) => totals[name] !== undefined)}
        columns={columns}
        draw={(name) => cellText(columns[name], totals[name])}
      />
    </section>
  )
}
