import type { Columns } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import classes from './card-list.module.css'
import { cellText } from './cell-value.tsx'
import { Facts } from './list-card.tsx'
import type { Totals } from './table-totals.tsx'

/** The last card: what all rows come to together, also those that are not shown yet. */
export function CardTotals({ columns, totals }: { columns: Columns; totals: Totals }) {
  return (
    <section className={classes.totals} aria-label={listTexts.total()}>
      <h2 className={classes.title}>{listTexts.total()}</h2>
      <Facts
        className={classes.facts}
        names={Object.keys(columns).filter((name) => totals[name] !== undefined)}
        columns={columns}
        draw={(name) => cellText(columns[name], totals[name])}
      />
    </section>
  )
}
