import { problemTexts } from '../../texts/en/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { openFile } from '../document/open-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { notFound } from '../platform/problem.ts'
import type { Upload } from '../platform/serve/read-upload.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { keepQr, paidTo } from './keep-qr.ts'
import { readBank } from './read-banks.ts'
import { tellOfBank } from './tell-of-bank.ts'

const missing = () => notFound(problemTexts.noQrCode())

export async function bankQr(db: Db, files: FileStore, id: string): Promise<FileReply> {
  const row = await db.selectFrom('bank_account').select('qr_file_id').where('id', '=', id).executeTakeFirst()
  if (!row?.qr_file_id) throw missing()
  return openFile(db, files, row.qr_file_id)
}

export async function saveBankQr(
  tx: Tx,
  files: FileStore,
  { actor, id, file }: { actor: Actor; id: string; file: Upload },
): Promise<void> {
  const { bankName, accountNo } = await readBank(tx, id)
  const before = await lockQr(tx, id)
  const fileId = await keepQr(tx, files, { actor, file, purpose: 'bank-qr' })
  await tx.updateTable('bank_account').set({ qr_file_id: fileId }).where('id', '=', id).execute()
  const detail = { before, after: fileId, says: file.says }
  await recordAudit(tx, doerOf(actor), { act: 'bank.qr-replaced', subject: id, detail })
  await tellOfBank(tx, id, {
    title: 'The QR code of a bank account was replaced',
    text: `${actor.code} ${actor.name} has given the account ${bankName} ${accountNo} another QR code${paidTo(file)}`,
  })
}

export async function removeBankQr(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { bankName, accountNo } = await readBank(tx, id)
  const before = await lockQr(tx, id)
  if (!before) throw missing()
  await tx.updateTable('bank_account').set({ qr_file_id: null }).where('id', '=', id).execute()
  await recordAudit(tx, doerOf(actor), { act: 'bank.qr-removed', subject: id, detail: { before, after: null } })
  await tellOfBank(tx, id, {
    title: 'The QR code of a bank account was removed',
    text: `${actor.code} ${actor.name} has taken the QR code of the account ${bankName} ${accountNo} away`,
  })
}

async function lockQr(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('bank_account')
    .select('qr_file_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.qr_file_id ?? null
}
