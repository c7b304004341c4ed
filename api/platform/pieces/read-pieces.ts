import { problemTexts } from '../../../texts/en/problem.ts'
import type { Db } from '../database.ts'
import type { FileStore } from '../files/file-store.ts'
import { tooLargeText } from '../files/refuse-larger.ts'
import { conflict, tooLarge } from '../problem.ts'
import { findUpload } from './upload-store.ts'

interface Asked {
  id: string
  userId: string
  maxBytes: number
  /** Is asked for room before anything is read. */
  hold(bytes: number): void
}

/** The whole file that has come in pieces; nothing where this person has sent none under this id. Nothing is read of one that is not whole, or larger than the call takes. */
export async function readPieces(db: Db, files: FileStore, { id, userId, maxBytes, hold }: Asked) {
  const upload = await findUpload(db, { id, userId })
  if (!upload) return undefined
  const { name, bytes, arrived, pieces } = upload
  if (bytes > maxBytes) throw tooLarge(tooLargeText(maxBytes))
  if (arrived < bytes) throw conflict(problemTexts.fileHasNotComeWhole())
  hold(bytes)
  const content = Buffer.allocUnsafe(bytes)
  let at = 0
  for (const piece of pieces)
    for await (const part of await files.open(piece.content)) {
      content.set(part, at)
      at += part.length
    }
  return { name, content }
}
