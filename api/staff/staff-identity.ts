import type { MerchantStaffChange } from '../../contract/merchant-staff.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { holdPan } from '../user/hold-pan.ts'
import type { PersonFacts } from '../user/save-person.ts'

/** What papers say of someone; the last word of a name is the last name. */
export function factsOf({ fullName, fatherName, gender, dob, panNo, aadharNo }: MerchantStaffChange): PersonFacts {
  const words = fullName.split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return {
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName,
    fatherName,
    gender,
    dob,
    pan: panNo,
    ...(aadharNo !== '' && { aadhaar: aadharNo }),
  }
}

/** A PAN belongs to one person or business. */
export async function refuseTakenPan(tx: Tx, pan: string, exceptUser: string): Promise<void> {
  await holdPan(tx, pan)
  const person = await tx
    .selectFrom('person')
    .select('user_id')
    .where('pan', '=', pan)
    .where('user_id', '<>', exceptUser)
    .executeTakeFirst()
  const business = await tx.selectFrom('merchant').select('id').where('pan', '=', pan).executeTakeFirst()
  if (person || business) {
    throw badRequest('Please check what you entered.', { panNo: 'Someone has joined with this PAN already' })
  }
}
