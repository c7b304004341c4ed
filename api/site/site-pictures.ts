import { recordAudit } from '../audit/record-audit.ts'
import { keepFile } from '../document/keep-file.ts'
import { openFile } from '../document/open-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { type Db, type Tx, writtenAt } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Upload } from '../platform/serve/read-upload.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { drawMark } from './draw-mark.ts'

export type SitePicture = 'logo' | 'favicon'

/** The picture that the business uploaded, or a drawn one until it has. */
export async function sitePicture(db: Db, files: FileStore, which: SitePicture): Promise<FileReply> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', which).executeTakeFirst()
  if (row) return { ...(await openFile(db, files, String(row.value))), open: true }
  return {
    body: await drawMark(which === 'logo' ? 256 : 64),
    type: 'image/png',
    name: `${which}.png`,
    inline: true,
    open: true,
  }
}

/** Keeps the uploaded picture; its rule has made it a PNG of the size it is shown at. */
export async function savePicture(
  tx: Tx,
  files: FileStore,
  { which, actor, file }: { which: SitePicture; actor: Actor; file: Upload },
): Promise<void> {
  const picture = { content: file.content, type: file.type, name: `${which}.png` }
  const id = await keepFile(tx, files, picture, { purpose: which, userId: actor.id })
  const stored = { value: JSON.stringify(id), updated_by: actor.id, updated_at: writtenAt }
  await tx
    .insertInto('site_setting')
    .values({ key: which, ...stored })
    .onConflict((oc) => oc.column('key').doUpdateSet(stored))
    .execute()
  await recordAudit(tx, doerOf(actor), { act: 'site.picture-changed', subject: which })
}
