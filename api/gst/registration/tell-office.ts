import { raiseNotice } from '../../notice/raise-notice.ts'
import type { Tx } from '../../platform/database.ts'
import { backOfficeWith } from '../../user/back-office-with.ts'
import type { Registration } from './registration-store.ts'

/** Everyone of the back office who works on GST hears of it. */
export async function tellOffice(
  tx: Tx,
  { id }: Pick<Registration, 'id'>,
  words: { title: string; text: string },
): Promise<void> {
  for (const userId of await backOfficeWith(tx, 'gst'))
    await raiseNotice(tx, { userId, kind: 'gst', link: `/backend/actions/gst/registration/${id}`, ...words })
}
