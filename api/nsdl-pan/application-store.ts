import { type Selectable, sql } from 'kysely'
import type { PanApplicationTable } from '../../database/schema.ts'
import { panAnswerTexts } from '../../texts/en/pan-answer.ts'
import { workAnswers } from '../../texts/en/work-answer.ts'
import type { Change, Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import type { Versioned } from '../work/require-version.ts'
import { type MerchantScope, rowsVisibleTo } from '../work/visible-to.ts'

export type Application = Selectable<PanApplicationTable>

const gone = () => notFound(panAnswerTexts.noSuchApplication())

/** Which applications someone may touch at all: a merchant's people their own, the back office those that are paid. */
export const applicationsVisibleTo = (actor: MerchantScope) =>
  rowsVisibleTo(actor, 'pan_application', sql<boolean>`pan_application.state <> 'draft'`)

const byKey = (key: { id: string } | { ackNo: string } | { refNo: string }) =>
  'id' in key
    ? sql<boolean>`pan_application.id = ${key.id}`
    : 'ackNo' in key
      ? sql<boolean>`pan_application.ack_no = ${key.ackNo}`
      : sql<boolean>`pan_application.ref_no = ${key.refNo}`
type Key = Parameters<typeof byKey>[0]

export async function lockApplication(tx: Tx, actor: MerchantScope, key: Key): Promise<Application> {
  const query = tx.selectFrom('pan_application').selectAll().where(byKey(key)).where(applicationsVisibleTo(actor))
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw gone()
  return row
}

export async function readApplication(db: Db, actor: MerchantScope, key: Key): Promise<Application> {
  const query = db.selectFrom('pan_application').selectAll().where(byKey(key)).where(applicationsVisibleTo(actor))
  const row = await query.executeTakeFirst()
  if (!row) throw gone()
  return row
}

export const applicationVersion = ({ version }: Pick<Application, 'version'>): Versioned => ({
  version,
  called: workAnswers.application,
})

export async function saveApplication(tx: Tx, id: string, change: Change<'pan_application'>): Promise<void> {
  await tx.updateTable('pan_application').set(change).where('id', '=', id).execute()
}
