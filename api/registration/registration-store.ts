import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { RegistrationStatus } from '../../contract/registration-review.ts'
import type { RegistrationTable } from '../../database/schema.ts'
import { type Db, type Tx, writtenAt } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

/** Answers nothing when another pending registration has this mobile, e-mail or PAN: the unique indexes decide. */
export function insertRegistration(
  tx: Tx,
  row: Omit<Insertable<RegistrationTable>, 'ref_no'>,
): Promise<{ id: string; ref_no: string; dated: Date } | undefined> {
  return tx
    .insertInto('registration')
    .values({ ...row, ref_no: sql`'R' || lpad(nextval('registration_no')::text, 6, '0')` })
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'ref_no', 'dated'])
    .executeTakeFirst()
}

/** A registration with the words for what it refers to. */
export async function readRegistration(db: Db, id: string) {
  const row = await db
    .selectFrom('registration')
    .innerJoin('id_type', 'id_type.id', 'registration.id_type_id')
    .leftJoin('app_user', 'app_user.id', 'registration.decided_by')
    .leftJoin('merchant', 'merchant.registration_id', 'registration.id')
    .selectAll('registration')
    .select(['id_type.name as id_name', 'app_user.display_name as decided_by_name', 'merchant.code as merchant_code'])
    .where('registration.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('This registration does not exist.')
  return row
}

export async function lockRegistration(tx: Tx, id: string): Promise<Selectable<RegistrationTable>> {
  const row = await tx.selectFrom('registration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This registration does not exist.')
  return row
}

interface Decision {
  status: RegistrationStatus
  decidedBy: string
  remark: string | null
}

export async function saveRegistrationDecision(
  tx: Tx,
  id: string,
  { status, decidedBy, remark }: Decision,
): Promise<void> {
  await tx
    .updateTable('registration')
    .set({ status, remark, decided_by: decidedBy, decided_at: writtenAt })
    .where('id', '=', id)
    .execute()
}
