import { type Selectable, sql } from 'kysely'
import type { PanCategory, PanType } from '../../contract/nsdl-pan/category.ts'
import type { PanDraft } from '../../contract/nsdl-pan/draft.ts'
import type { PanState } from '../../contract/nsdl-pan/states.ts'
import type { PanApplicationTable } from '../../database/schema.ts'
import type { Actor } from '../platform/actor.ts'
import type { Change, Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

export type Application = Omit<Selectable<PanApplicationTable>, 'state' | 'category' | 'type' | 'data'> & {
  state: PanState
  category: PanCategory
  type: PanType
  data: Partial<PanDraft>
}

const gone = () => notFound('This application does not exist.')

/** Which applications someone may touch at all: a merchant's people their own, the back office those that are paid. */
export const visibleTo = ({ merchantId }: Pick<Actor, 'merchantId'>) =>
  merchantId === null ? sql<boolean>`state <> 'draft'` : sql<boolean>`pan_application.merchant_id = ${merchantId}`

const byKey = (key: { id: string } | { ackNo: string } | { refNo: string }) =>
  'id' in key
    ? sql<boolean>`pan_application.id = ${key.id}`
    : 'ackNo' in key
      ? sql<boolean>`pan_application.ack_no = ${key.ackNo}`
      : sql<boolean>`pan_application.ref_no = ${key.refNo}`
type Key = Parameters<typeof byKey>[0]

export async function lockApplication(tx: Tx, actor: Pick<Actor, 'merchantId'>, key: Key): Promise<Application> {
  const query = tx.selectFrom('pan_application').selectAll().where(byKey(key)).where(visibleTo(actor))
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw gone()
  return row as Application
}

export async function readApplication(db: Db, actor: Pick<Actor, 'merchantId'>, key: Key): Promise<Application> {
  const query = db.selectFrom('pan_application').selectAll().where(byKey(key)).where(visibleTo(actor))
  const row = await query.executeTakeFirst()
  if (!row) throw gone()
  return row as Application
}

export async function saveApplication(tx: Tx, id: string, change: Change<'pan_application'>): Promise<void> {
  await tx.updateTable('pan_application').set(change).where('id', '=', id).execute()
}
