import type { Selectable } from 'kysely'
import { type ExportState, exportHours, type LargeExport } from '../../contract/export.ts'
import { type Access, may } from '../../contract/kernel/role.ts'
import type { ExportJobTable } from '../../database/schema.ts'
import { exportAnswers } from '../../texts/en/export-answer.ts'
import { dropFiles } from '../document/drop-files.ts'
import { openFile } from '../document/open-file.ts'
import type { Actor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { conflict, forbidden, notFound } from '../platform/problem.ts'
import type { FileReply } from '../platform/serve/send-file.ts'

/** The moment from which a file that was made can be fetched no more, whether or not it is swept yet. */
const endOf = (endedAt: Date): Date => secondsAfter(endedAt, exportHours * 3600)

export async function myExports(db: Db, { id }: Actor, now: Date): Promise<LargeExport[]> {
  const rows = await db
    .selectFrom('export_job')
    .select(['id', 'title', 'format', 'state', 'done', 'rows', 'created_at', 'ended_at'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    format: row.format,
    state: stateOf(row, now),
    done: Number(row.done),
    rows: row.rows === null ? null : Number(row.rows),
    at: row.created_at.toISOString(),
    until: row.state === 'ready' && row.ended_at ? endOf(row.ended_at).toISOString() : null,
  }))
}

const stateOf = (
  { state, ended_at }: Pick<Selectable<ExportJobTable>, 'state' | 'ended_at'>,
  now: Date,
): ExportState => (state === 'ready' && ended_at && endOf(ended_at) <= now ? 'expired' : state)

interface Shelf {
  files: FileStore
  now: Date
  /** Who may see a list, by its path. */
  allowOf(list: string): Access | undefined
}

/** Only for the one who asked, and only while they may still see the list. */
export async function openExport(
  db: Db,
  actor: Actor,
  { id, files, now, allowOf }: Shelf & { id: string },
): Promise<FileReply> {
  const found = await db
    .selectFrom('export_job')
    .select(['list', 'file_id', 'state', 'ended_at'])
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (!found) throw notFound(exportAnswers.noSuchExport())
  const allow = allowOf(found.list)
  if (!allow || !may(allow, actor)) throw forbidden()
  if (stateOf(found, now) === 'expired') throw notFound(exportAnswers.exportIsGone({ hours: exportHours }))
  if (!found.file_id) throw conflict(exportAnswers.exportNotReady())
  return { ...(await openFile(db, files, found.file_id)), inline: false }
}

/** Removes an export; one that is being made ends at its next row. */
export async function discardExport(tx: Tx, actor: Actor, id: string): Promise<void> {
  const gone = await tx
    .deleteFrom('export_job')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .returning('file_id')
    .executeTakeFirst()
  if (!gone) throw notFound(exportAnswers.noSuchExport())
  if (gone.file_id) await dropFiles(tx, [gone.file_id])
}
