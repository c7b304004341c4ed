import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { foldChanges } from '../platform/list/kept-count.ts'

/** The kept numbers that the dashboard of the back office is made of. */
const figures = ['pan_application', 'waiting', 'volume', 'collected', 'merchant', 'ledger_balance']

/**
 * Folds what waits into the kept counts, and tells open dashboards that their figures have moved: once for all that
 * happened since the last run, however much it was.
 */
export async function foldAndTell(tx: Tx): Promise<void> {
  const folded = await foldChanges(tx)
  if (figures.some((name) => folded.has(name))) await announce(tx, { topic: 'figures', backOffice: true })
}
