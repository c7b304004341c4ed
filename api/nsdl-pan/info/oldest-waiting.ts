import { isOpen } from '../../../contract/kernel/workflow.ts'
import type { PanWaiting } from '../../../contract/nsdl-pan/info.ts'
import { officeQueues } from '../../../contract/nsdl-pan/office-queues.ts'
import { merchantQueues, type PanQueue } from '../../../contract/nsdl-pan/queues.ts'
import { type PanState, panStates, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import type { Db } from '../../platform/database.ts'

const columns = ['id', 'ref_no', 'card_name', 'state', 'state_at'] as const

/** A draft may lie, and while the applicant signs the merchant need not do anything. */
const mayLie: readonly PanState[] = ['draft', 'esign-pending']
/** States in which the merchant has to do something. */
const waitsForMerchant = panStates.filter((state) => !mayLie.includes(state) && isOpen(panWorkflow, state, 'merchant'))
const mostShown = 5

interface Row {
  id: string
  ref_no: string
  card_name: string
  state_at: Date
}
const waitingOf = (queue: string, row: Row): PanWaiting => ({
  queue,
  id: row.id,
  refNo: row.ref_no,
  cardName: row.card_name,
  stateAt: row.state_at.toISOString(),
})

/** Of each list in which the back office must look, the one that it should look at first. */
export async function oldestForOffice(db: Db): Promise<PanWaiting[]> {
  const oldest: PanWaiting[] = []
  for (const [name, queue] of Object.entries<PanQueue>(officeQueues)) {
    if (!queue.oldestFirst) continue
    const query = db
      .selectFrom('pan_application')
      .select(columns)
      .where('state', 'in', [...queue.states])
    const row = await query.orderBy('id').limit(1).executeTakeFirst()
    if (row) oldest.push(waitingOf(name, row))
  }
  return oldest
}

/** The applications of a merchant that wait longest for the merchant. */
export async function oldestForMerchant(db: Db, merchantId: string | null): Promise<PanWaiting[]> {
  const rows = await db
    .selectFrom('pan_application')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('state', 'in', waitsForMerchant)
    .orderBy('state_at')
    .orderBy('id')
    .limit(mostShown)
    .execute()
  return rows.map((row) => waitingOf(queueOf(row.state), row))
}

const queueOf = (state: PanState): string =>
  Object.entries<PanQueue>(merchantQueues).find(([, queue]) => queue.states.includes(state))?.[0] ?? ''
