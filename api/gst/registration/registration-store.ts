import { type Selectable, sql } from 'kysely'
import type { GstRegistrationTable } from '../../../database/schema.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { workAnswers } from '../../../texts/en/work-answer.ts'
import type { Change, Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import type { Versioned } from '../../work/require-version.ts'
import { type MerchantScope, rowsVisibleTo } from '../../work/visible-to.ts'

export type Registration = Selectable<GstRegistrationTable>

/** Which registrations someone may touch at all: a merchant's people their own, the back office those that are paid. */
export const registrationsVisibleTo = (actor: MerchantScope) =>
  rowsVisibleTo(actor, 'gst_registration', sql<boolean>`gst_registration.status <> 'draft'`)

const query = (db: Db, actor: MerchantScope, id: string) =>
  db.selectFrom('gst_registration').selectAll().where('id', '=', id).where(registrationsVisibleTo(actor))

function found(row: Registration | undefined): Registration {
  if (!row) throw notFound(gstAnswers.noSuchRegistration())
  return row
}

export const lockGstRegistration = async (tx: Tx, actor: MerchantScope, id: string): Promise<Registration> =>
  found(await query(tx, actor, id).forUpdate().executeTakeFirst())

export const readGstRegistration = async (db: Db, actor: MerchantScope, id: string): Promise<Registration> =>
  found(await query(db, actor, id).executeTakeFirst())

export const registrationVersion = ({ version }: Pick<Registration, 'version'>): Versioned => ({
  version,
  called: workAnswers.registration,
})

export async function saveGstRegistration(tx: Tx, id: string, change: Change<'gst_registration'>): Promise<void> {
  await tx.updateTable('gst_registration').set(change).where('id', '=', id).execute()
}
