import type { PanQueue } from '../../contract/nsdl-pan/queues.ts'
import type { PanState } from '../../contract/nsdl-pan/states.ts'
import type { Db } from '../platform/database.ts'
import { keptScopes } from '../platform/list/kept-count.ts'

/** How many applications stand where, from kept numbers: it costs the same with ten of them and with ten million. */
interface PanStanding {
  /** Of both modes unless one is named; of all merchants together the mode is not known. */
  count(state: PanState, mode?: 'physical' | 'paperless'): number
  /** Hard copies that stand there; of all merchants together they are not known. */
  hardCopies(state: 'due' | 'couriered' | 'received'): number
}

/** Of one merchant, or of all. */
export const panStanding = (db: Db, merchantId?: string | null): Promise<PanStanding> =>
  merchantId === undefined ? officeStanding(db) : ownStanding(db, merchantId)

export async function queueCount(db: Db, queue: PanQueue, merchantId?: string | null): Promise<number> {
  return inQueue(queue, await panStanding(db, merchantId))
}

/** The number of every queue, for the index page of an area. */
export async function queueCounts(
  db: Db,
  queues: Readonly<Record<string, PanQueue>>,
  merchantId?: string | null,
): Promise<Record<string, number>> {
  const standing = await panStanding(db, merchantId)
  return Object.fromEntries(Object.entries(queues).map(([name, queue]) => [name, inQueue(queue, standing)]))
}

function inQueue({ states, mode, hardcopy }: PanQueue, { count, hardCopies }: PanStanding): number {
  if (hardcopy) return hardCopies('due') + hardCopies('couriered') + hardCopies('received')
  return states.reduce((sum, state) => sum + count(state, mode), 0)
}

async function officeStanding(db: Db): Promise<PanStanding> {
  const byState = await keptScopes(db, 'pan_application')
  return { count: (state) => byState.get(state) ?? 0, hardCopies: () => 0 }
}

async function ownStanding(db: Db, merchantId: string | null): Promise<PanStanding> {
  const own = await keptScopes(db, 'own_pan_application', `${merchantId}:`)
  const hardcopies = await keptScopes(db, 'own_pan_hardcopy', `${merchantId}:`)
  const count = (state: PanState, mode: string) => own.get(`${merchantId}:${state}:${mode}`) ?? 0
  return {
    count: (state, mode) => (mode ? count(state, mode) : count(state, 'physical') + count(state, 'paperless')),
    hardCopies: (state) => hardcopies.get(`${merchantId}:${state}`) ?? 0,
  }
}
