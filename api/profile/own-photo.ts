import { profileAnswers } from '../../texts/en/profile-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { keepFile } from '../document/keep-file.ts'
import { openFile } from '../document/open-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { notFound } from '../platform/problem.ts'
import type { Upload } from '../platform/serve/read-upload.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { setPhoto } from '../user/set-photo.ts'

export async function openPhoto(db: Db, files: FileStore, actor: Actor): Promise<FileReply> {
  const user = await db.selectFrom('app_user').select('photo_file_id').where('id', '=', actor.id).executeTakeFirst()
  if (!user?.photo_file_id) throw notFound(profileAnswers.noPhotoYet())
  return openFile(db, files, user.photo_file_id)
}

export async function savePhoto(
  tx: Tx,
  files: FileStore,
  { actor, file }: { actor: Actor; file: Upload },
): Promise<void> {
  const id = await keepFile(tx, files, file, { purpose: 'profile photo', userId: actor.id })
  await setPhoto(tx, actor.id, id)
  await recordAudit(tx, doerOf(actor), { act: 'photo.changed', subject: actor.code })
}
