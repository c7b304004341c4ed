import { findDue } from '../../../contract/gst/due-dates.ts'
import type { Tx } from '../../platform/database.ts'
import { readDueBook } from './due-book.ts'

const openStatuses = ['submitted', 'in-progress', 'query'] as const

/** Returns that are under way get the date that holds now; what is still owed gets it with the next run of `keep-gst-duties`. */
export async function redateFilings(tx: Tx): Promise<void> {
  await tx.deleteFrom('gst_duty_day').execute()
  await redate(tx)
}

/** The same for one client, of whom another day of cancellation is known; its duties are forgotten with the change. */
export const redateClient = (tx: Tx, clientId: string): Promise<void> => redate(tx, clientId)

async function redate(tx: Tx, clientId?: string): Promise<void> {
  const book = await readDueBook(tx)
  const open = await tx
    .selectFrom('gst_filing as filing')
    .innerJoin('gst_client as client', 'client.id', 'filing.client_id')
    .select(['filing.id', 'filing.gstin', 'return_type', 'filing.scheme', 'period', 'due_on', 'cancellation_order_on'])
    .where('status', 'in', openStatuses)
    .$if(clientId !== undefined, (query) => query.where('filing.client_id', '=', clientId ?? ''))
    .orderBy('filing.id')
    .execute()
  for (const { id, gstin, return_type, scheme, period, due_on, cancellation_order_on: orderOn } of open) {
    const duty = { returnType: return_type, scheme, period }
    const date = findDue(book, { ...duty, orderOn, stateGroup: book.groupOf(gstin) })?.date
    if (date && date !== due_on) await tx.updateTable('gst_filing').set({ due_on: date }).where('id', '=', id).execute()
  }
}
