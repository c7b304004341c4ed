import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'
import { notFound } from '../problem.ts'

/** A file that comes in pieces. Its owner is part of every question: for anyone else it does not exist. */
export interface UploadInPieces {
  id: string
  name: string
  bytes: number
  /** How much has come. */
  arrived: number
  pieces: readonly Piece[]
}

interface Piece {
  content: string
  bytes: number
}

interface Owned {
  id: string
  userId: string
}

/** For 20 hours, before its pieces are cleared: contents that no row of a file knows stay for a day (`sweepFiles`). */
export async function findUpload(db: Db, { id, userId }: Owned): Promise<UploadInPieces | undefined> {
  const upload = await db
    .selectFrom('upload_in_pieces')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('dropped_at', 'is', null)
    .where('began_at', '>', sql<Date>`now() - interval '20 hours'`)
    .executeTakeFirst()
  if (!upload) return undefined
  const rows = await db
    .selectFrom('upload_piece')
    .select(['content', 'bytes'])
    .where('upload_id', '=', id)
    .orderBy('starts_at')
    .execute()
  const pieces = rows.map(({ content, bytes }) => ({ content, bytes: Number(bytes) }))
  const arrived = pieces.reduce((sum, { bytes }) => sum + bytes, 0)
  return { id, name: upload.name, bytes: Number(upload.bytes), arrived, pieces }
}

export async function requireUpload(db: Db, owned: Owned): Promise<UploadInPieces> {
  const upload = await findUpload(db, owned)
  if (!upload) throw notFound()
  return upload
}

/** Nobody else changes it until the transaction ends. */
export async function lockUpload(tx: Tx, owned: Owned): Promise<UploadInPieces> {
  const { id, userId } = owned
  await tx
    .selectFrom('upload_in_pieces')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()
  return requireUpload(tx, owned)
}
