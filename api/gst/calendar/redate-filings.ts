import { findDue } from '../../../contract/gst/due-dates.ts'
import type { GstReturn, GstScheme } from '../../../contract/gst/returns.ts'
import type { Tx } from '../../platform/database.ts'
import { readDueBook } from './due-book.ts'

/** Returns that are under way get the date that holds now; what is still owed gets it with the next round. */
export async function redateFilings(tx: Tx): Promise<void> {
  await tx.deleteFrom('gst_duty_day').execute()
  const book = await readDueBook(tx)
  const open = await tx
    .selectFrom('gst_filing')
    .select(['id', 'gstin', 'return_type', 'scheme', 'period', 'due_on'])
    .where('status', 'in', ['submitted', 'in-progress', 'query'])
    .orderBy('id')
    .execute()
  for (const { id, gstin, return_type, scheme, period, due_on } of open) {
    const duty = { returnType: return_type as GstReturn, scheme: scheme as GstScheme, period }
    const date = findDue(book, { ...duty, stateGroup: book.groupOf(gstin) })?.date
    if (date && date !== due_on) await tx.updateTable('gst_filing').set({ due_on: date }).where('id', '=', id).execute()
  }
}
