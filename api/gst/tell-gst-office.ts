import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import { backOfficeWith } from '../user/back-office-with.ts'

/** Everyone of the back office who works on GST hears of it. */
export async function tellGstOffice(
  tx: Tx,
  notice: { title: string; text: string /** A path inside the portal. */; link: string },
): Promise<void> {
  for (const userId of await backOfficeWith(tx, 'gst')) await raiseNotice(tx, { userId, kind: 'gst', ...notice })
}
