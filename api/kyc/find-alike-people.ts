import type { Db } from '../platform/database.ts'
import type { Subject } from './kyc-store.ts'

/**
 * Others with the same PAN or Aadhaar number. Only the reviewer is told: a form that refused them would tell anyone
 * who has joined. An owner may have more than one business, so this is a hint and no refusal.
 */
export async function findAlikePeople(db: Db, subject: Subject, pan: string): Promise<string[]> {
  const aadhaar = db
    .selectFrom('person as own')
    .select('own.aadhaar_hash')
    .where('own.user_id', '=', subject.id)
    .where('own.aadhaar_hash', 'is not', null)
  const people = await db
    .selectFrom('person')
    .innerJoin('app_user', 'app_user.id', 'person.user_id')
    .select((eb) => ['app_user.code', eb('person.aadhaar_hash', '=', aadhaar).as('same_aadhaar')])
    .where('person.user_id', '<>', subject.id)
    .where((eb) =>
      eb.or([eb('person.aadhaar_hash', '=', aadhaar), ...(pan === '' ? [] : [eb('person.pan', '=', pan)])]),
    )
    .orderBy('app_user.code')
    .limit(10)
    .execute()
  return people.map((one) => `${one.code} has the same ${one.same_aadhaar ? 'Aadhaar number' : 'PAN'}.`)
}
