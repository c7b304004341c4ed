import { backendPaths } from '../../contract/paths.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { openFile } from '../document/open-file.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Upload } from '../platform/serve/read-upload.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { keepQr, paidTo } from './keep-qr.ts'

/** The QR image that everyone pays by; nothing while there is none. */
export async function paymentQr(db: Db, files: FileStore): Promise<FileReply | undefined> {
  const row = await db.selectFrom('payment_qr').select('file_id').executeTakeFirst()
  return row && openFile(db, files, row.file_id)
}

export async function replacePaymentQr(
  tx: Tx,
  files: FileStore,
  { actor, file, now }: { actor: Actor; file: Upload; now: Date },
): Promise<void> {
  const before = await tx.selectFrom('payment_qr').select('file_id').forUpdate().executeTakeFirst()
  const fileId = await keepQr(tx, files, { actor, file, purpose: 'payment-qr' })
  const stored = { file_id: fileId, updated_at: now, updated_by: actor.id }
  await tx
    .insertInto('payment_qr')
    .values(stored)
    .onConflict((oc) => oc.column('singleton').doUpdateSet(stored))
    .execute()
  const detail = { before: before?.file_id ?? null, after: fileId, says: file.says }
  await recordAudit(tx, doerOf(actor), { act: 'payment-qr.replaced', detail })
  await tellAdmins(tx, {
    title: 'The payment QR code was replaced',
    text: `${actor.code} ${actor.name} has replaced the QR code that merchants pay by${paidTo(file)}. Scan it: if it is not ours, replace it at once.`,
    link: backendPaths.addQrCode,
  })
}

export async function hasPaymentQr(db: Db): Promise<boolean> {
  return (await db.selectFrom('payment_qr').select('file_id').executeTakeFirst()) !== undefined
}
