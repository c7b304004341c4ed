import type { Insertable, Selectable } from 'kysely'
import type { PanEsignEventTable, PanEsignTryTable } from '../../../database/schema.ts'
import { type Db, type Tx, writtenAt } from '../../platform/database.ts'

export type EsignTry = Selectable<PanEsignTryTable>

export function insertTry(tx: Tx, row: Insertable<PanEsignTryTable>): Promise<EsignTry> {
  return tx.insertInto('pan_esign_try').values(row).returningAll().executeTakeFirstOrThrow()
}

export function findTry(db: Db, by: { token: string } | { id: string }): Promise<EsignTry | undefined> {
  const all = db.selectFrom('pan_esign_try').selectAll()
  return ('token' in by ? all.where('token', '=', by.token) : all.where('id', '=', by.id)).executeTakeFirst()
}

export function findTryAt(db: Db, provider: string, providerRef: string): Promise<EsignTry | undefined> {
  return db
    .selectFrom('pan_esign_try')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst()
}

export function findOpenTry(db: Db, applicationId: string): Promise<EsignTry | undefined> {
  return db
    .selectFrom('pan_esign_try')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** Whoever calls this has locked the application: tries change under its lock only. */
export async function endOpenTry(tx: Tx, applicationId: string, state: 'done' | 'failed' | 'withdrawn' | 'expired') {
  await tx
    .updateTable('pan_esign_try')
    .set({ state, ended_at: writtenAt })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'open')
    .execute()
}

/** The first registration counts, for everyone who opened the page at once. */
export async function saveProviderRef(tx: Tx, id: string, providerRef: string): Promise<string> {
  await tx
    .updateTable('pan_esign_try')
    .set({ provider_ref: providerRef })
    .where('id', '=', id)
    .where('provider_ref', 'is', null)
    .execute()
  const row = await tx.selectFrom('pan_esign_try').select('provider_ref').where('id', '=', id).executeTakeFirstOrThrow()
  return row.provider_ref ?? providerRef
}

/** Waits for whoever writes the same event just now; nothing where it is known already. */
export async function insertEsignEvent(tx: Tx, row: Insertable<PanEsignEventTable>): Promise<string | undefined> {
  const made = await tx
    .insertInto('pan_esign_event')
    .values(row)
    .onConflict((clash) => clash.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function saveEsignVerdict(tx: Tx, id: string, change: { verdict: string; try_id: string | null }) {
  await tx.updateTable('pan_esign_event').set(change).where('id', '=', id).execute()
}
