import { sql } from 'kysely'
import type { PanQueue } from '../../contract/nsdl-pan/queues.ts'
import type { Db } from '../platform/database.ts'

/** Kept numbers know states only; what narrows further is counted, or nothing is answered. */
export async function queueCount(db: Db, queue: PanQueue, merchantId?: string | null): Promise<number | undefined> {
  if (queue.mode || queue.hardcopy) return undefined
  const byState = await stateCounts(db, merchantId)
  return queue.states.reduce((sum, state) => sum + (byState.get(state) ?? 0), 0)
}

/** How many stand in each state, of one merchant or of all: a dozen kept numbers. */
async function stateCounts(db: Db, merchantId?: string | null): Promise<Map<string, number>> {
  const name = merchantId === undefined ? 'pan_application' : 'own_pan_application'
  const prefix = merchantId === undefined ? '' : `${merchantId}:`
  const { rows } = await sql<{ scope: string; n: string }>`
    select scope, sum(n) as n from (
      select scope, n from kept_count where name = ${name} and scope >= ${prefix} and (${prefix} = '' or scope < ${`${prefix}~`})
      union all
      select scope, n from kept_count_change where name = ${name} and scope >= ${prefix} and (${prefix} = '' or scope < ${`${prefix}~`})
    ) as kept group by scope`.execute(db)
  return new Map(rows.map(({ scope, n }) => [scope.slice(prefix.length), Number(n)]))
}

/** The number of every queue, for the index page of an area. */
export async function queueCounts(
  db: Db,
  queues: Readonly<Record<string, PanQueue>>,
  merchantId?: string | null,
): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {}
  for (const [name, queue] of Object.entries(queues))
    numbers[name] = (await queueCount(db, queue, merchantId)) ?? (await countRows(db, queue, merchantId))
  return numbers
}

/** Queues of a merchant that are narrower than states stay small: one business, one mode. */
async function countRows(db: Db, { states, mode, hardcopy }: PanQueue, merchantId?: string | null): Promise<number> {
  let query = db
    .selectFrom('pan_application')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('state', 'in', [...states])
  if (merchantId !== undefined) query = query.where('merchant_id', '=', merchantId)
  if (mode) query = query.where('mode', '=', mode)
  if (hardcopy) query = query.where('hardcopy', 'in', ['due', 'couriered', 'received'])
  const { n } = await query.executeTakeFirstOrThrow()
  return Number(n)
}
