import { inTransaction } from '../database.ts'
import type { Room } from './open-rooms.ts'
import type { DrawnFile, FileReply } from './send-file.ts'

/** Has a file made that is not there yet, and recorded once it is; any other goes as it came. */
export async function drawFile({ kysely }: Pick<Room, 'kysely'>, file: FileReply | DrawnFile): Promise<FileReply> {
  if (!('draw' in file)) return file
  const { draw, drawn, ...about } = file
  const body = await draw()
  if (drawn) await inTransaction(kysely, drawn)
  return { ...about, body }
}
