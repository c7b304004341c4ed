import { sql } from 'kysely'
import { mostUploadBytes } from '../../../contract/kernel/pieces.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import type { Tx } from '../database.ts'
import { tooLargeText } from '../files/refuse-larger.ts'
import { Problem, tooLarge } from '../problem.ts'

/** What one person may begin to send in a day: a hundred of the largest scans. It lies on the disk for that long. */
const mostBytesADay = 2_000_000_000

interface Announced {
  userId: string
  name: string
  bytes: number
}

/** Makes room for a file that will come in pieces. Answers its id. */
export async function beginUpload(tx: Tx, { userId, name, bytes }: Announced): Promise<string> {
  if (bytes > mostUploadBytes) throw tooLarge(tooLargeText(mostUploadBytes))
  const today = await tx
    .selectFrom('upload_in_pieces')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('user_id', '=', userId)
    .where('began_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (Number(today.bytes) + bytes > mostBytesADay)
    throw new Problem(429, problemTexts.tooMuchWasSent(), { retryAfter: 3600 })
  const { id } = await tx
    .insertInto('upload_in_pieces')
    .values({ user_id: userId, name, bytes: String(bytes) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
