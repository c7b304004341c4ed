import { givenBack } from '../../../contract/gst/filing-moves.ts'
import type { Db } from '../../platform/database.ts'
import { dutyKey } from './duties-of.ts'

/** What is under way or filed already, by client. */
export type TakenDuties = ReadonlyMap<string, ReadonlySet<string>>

export async function takenDuties(db: Db, clientIds: readonly string[]): Promise<TakenDuties> {
  const taken = new Map<string, Set<string>>(clientIds.map((id) => [id, new Set()]))
  if (clientIds.length === 0) return taken
  const rows = await db
    .selectFrom('gst_filing')
    .select(['client_id', 'return_type', 'period'])
    .where('client_id', 'in', clientIds)
    .where('status', 'not in', [...givenBack])
    .execute()
  for (const { client_id, return_type, period } of rows) taken.get(client_id)?.add(dutyKey(return_type, period))
  return taken
}
