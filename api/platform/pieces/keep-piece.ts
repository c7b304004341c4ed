import { problemTexts } from '../../../texts/en/problem.ts'
import type { Tx } from '../database.ts'
import type { StoredFile } from '../files/file-store.ts'
import { badRequest, conflict } from '../problem.ts'
import { lockUpload, type UploadInPieces } from './upload-store.ts'

interface Came {
  id: string
  userId: string
  /** Where the sender says that it begins. */
  offset: number
  /** As it lies in the file store. */
  stored: StoredFile
}

/** Of the largest file in the smallest pieces that our browsers send, and as many that were cut off. */
const mostPieces = 2_000

/** Adds a piece at the end of what has come. Of two at the same place the first one counts. */
export async function keepPiece(tx: Tx, { id, userId, offset, stored }: Came): Promise<number> {
  const upload = await lockUpload(tx, { id, userId })
  refuseOtherOffset(upload, offset)
  if (upload.pieces.length >= mostPieces) throw badRequest(problemTexts.tooManyPieces())
  await tx
    .insertInto('upload_piece')
    .values({ upload_id: id, starts_at: String(offset), bytes: String(stored.bytes), content: stored.id })
    .execute()
  return upload.arrived + stored.bytes
}

/** The sender asks where to go on, and goes on there. */
export function refuseOtherOffset({ arrived }: UploadInPieces, offset: number): void {
  if (offset !== arrived) throw conflict(problemTexts.pieceOfAnotherPlace())
}
