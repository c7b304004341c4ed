import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ExportRequest } from '../../contract/kernel/table.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'

/** After so long without a word its maker counts as gone. */
const silentSeconds = 60
const mostTries = 3

export interface TakenExport {
  id: string
  userId: string
  list: string
  title: string
  params: Record<string, string>
  asked: ExportRequest
  maker: string
  /** It was tried often enough: whatever ended its makers would end the next one, too. */
  givenUp: boolean
}

/** The next export that nobody makes; two processes never take the same one. */
export async function takeExport(tx: Tx, now: Date): Promise<TakenExport | undefined> {
  const maker = randomUUID()
  const silent = secondsAfter(now, -silentSeconds)
  const { rows } = await sql<Omit<TakenExport, 'maker' | 'givenUp'> & { tries: number }>`
    update export_job set state = 'making', maker = ${maker}, beat_at = ${now}, tries = tries + 1, done = 0
    where id = (
      select id from export_job
      where state = 'waiting' or (state = 'making' and beat_at < ${silent})
      order by id limit 1 for update skip locked
    )
    returning id, user_id as "userId", list, title, params, asked, tries`.execute(tx)
  const taken = rows[0]
  return taken && { ...taken, maker, givenUp: taken.tries > mostTries }
}

/** Says that the maker is alive and how far it is; false when it is no longer its to make. */
export async function saveHeartbeat(
  tx: Tx,
  { id, maker }: TakenExport,
  said: { now: Date; done: number; rows?: number },
) {
  const { numUpdatedRows } = await tx
    .updateTable('export_job')
    .set({ beat_at: said.now, done: said.done, ...(said.rows !== undefined && { rows: said.rows }) })
    .where('id', '=', id)
    .where('maker', '=', maker)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts an export back whose maker has to stop; the try does not count. */
export async function putBack(tx: Tx, { id, maker }: TakenExport): Promise<void> {
  await tx
    .updateTable('export_job')
    .set((eb) => ({ state: 'waiting', maker: null, done: 0, tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('maker', '=', maker)
    .execute()
}
