import { type Selectable, sql } from 'kysely'
import type { GstRegistrationTable } from '../../../database/schema.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Change, Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import type { Versioned } from '../../work/require-version.ts'

export type Registration = Selectable<GstRegistrationTable>
type Asker = Pick<Actor, 'merchantId'>

/** Which registrations someone may touch at all: a merchant's people their own, the back office those that are paid. */
export const visibleTo = ({ merchantId }: Asker) =>
  merchantId === null
    ? sql<boolean>`gst_registration.status <> 'draft'`
    : sql<boolean>`gst_registration.merchant_id = ${merchantId}`

const query = (db: Db, actor: Asker, id: string) =>
  db.selectFrom('gst_registration').selectAll().where('id', '=', id).where(visibleTo(actor))

function found(row: Registration | undefined): Registration {
  if (!row) throw notFound('This registration does not exist.')
  return row
}

export const lockRegistration = async (tx: Tx, actor: Asker, id: string): Promise<Registration> =>
  found(await query(tx, actor, id).forUpdate().executeTakeFirst())

export const readRegistration = async (db: Db, actor: Asker, id: string): Promise<Registration> =>
  found(await query(db, actor, id).executeTakeFirst())

export const versionOf = ({ version }: Pick<Registration, 'version'>): Versioned => ({
  version,
  called: 'registration',
})

export async function saveRegistration(tx: Tx, id: string, change: Change<'gst_registration'>): Promise<void> {
  await tx.updateTable('gst_registration').set(change).where('id', '=', id).execute()
}
