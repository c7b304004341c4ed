import { recordView } from '../audit/record-view.ts'
import { openFile } from '../document/open-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { readPayment } from './payment-store.ts'

/** The slip of a request for the back office, whose look is written down. */
export async function viewSlip(
  tx: Tx,
  files: FileStore,
  { actor, id }: { actor: Actor; id: string },
): Promise<FileReply> {
  const { ref_no, slip_file_id } = await readPayment(tx, id)
  await recordView(tx, doerOf(actor), { act: 'payment.slip-seen', subject: ref_no })
  return openFile(tx, files, slip_file_id)
}
