import { exportHours } from '../../contract/export.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { keepStored } from '../document/keep-file.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import type { StoredFile } from '../platform/files/file-store.ts'
import type { TakenExport } from './export-store.ts'

interface MadeFile {
  kept: StoredFile
  name: string
  type: string
  now: Date
}

/** The file lies ready: its person is told. Whoever lost the export to another process changes nothing. */
export async function endExport(tx: Tx, taken: TakenExport, { kept, name, type, now }: MadeFile): Promise<void> {
  const mine = await lockOwn(tx, taken)
  if (!mine) return
  const id = await keepStored(tx, kept, { purpose: 'export', userId: taken.userId, type, name })
  await tx
    .updateTable('export_job')
    .set((eb) => ({ state: 'ready', file_id: id, ended_at: now, done: eb.fn.coalesce('rows', 'done') }))
    .where('id', '=', taken.id)
    .execute()
  const text = () => accountNotices.exportReadyText({ name, hours: exportHours })
  await raiseNotice(tx, {
    userId: taken.userId,
    kind: 'export',
    title: accountNotices.exportReady,
    text,
    link: mine.page,
  })
}

/** It cannot be made: the list is gone, its person may no longer see it, or it failed too often. */
export async function failExport(tx: Tx, taken: TakenExport, now: Date): Promise<void> {
  const mine = await lockOwn(tx, taken)
  if (!mine) return
  await tx.updateTable('export_job').set({ state: 'failed', ended_at: now }).where('id', '=', taken.id).execute()
  const text = () => accountNotices.exportFailedText({ title: taken.title })
  await raiseNotice(tx, {
    userId: taken.userId,
    kind: 'export',
    title: accountNotices.exportFailed,
    text,
    link: mine.page,
  })
}

async function lockOwn(tx: Tx, { id, maker }: TakenExport): Promise<{ page: string } | undefined> {
  const found = await tx
    .selectFrom('export_job')
    .innerJoin('app_user', 'app_user.id', 'export_job.user_id')
    .select('app_user.role')
    .where('export_job.id', '=', id)
    .where('export_job.maker', '=', maker)
    .forUpdate('export_job')
    .executeTakeFirst()
  return found && { page: found.role === 'merchant' ? merchantPaths.exports : backendPaths.exports }
}
