import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { RegistrationTable } from '../../database/schema.ts'
import type { Tx } from '../platform/database.ts'

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
