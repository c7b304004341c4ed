import type { NewMember } from '../../contract/member.ts'
import type { Db } from '../platform/database.ts'
import { pincodePlaces } from '../reference/find-pincode.ts'
import { findTaken } from '../user/find-taken.ts'

/** What only the server can know of a new member: who has joined already, and where a pincode lies. */
export async function findWrong(db: Db, given: NewMember): Promise<Record<string, string>> {
  const taken = await findTaken(db, { mobile: given.mobileNo, email: given.emailId, pan: given.panNo })
  return { ...taken, ...(await wrongPlace(db, given)) }
}

export async function wrongPlace(
  db: Db,
  { pin, state, district }: Pick<NewMember, 'pin' | 'state' | 'district'>,
): Promise<Record<string, string>> {
  const places = await pincodePlaces(db, pin)
  const fits = places.some((place) => place.state === state && place.district === district)
  return places.length > 0 && !fits ? { district: 'This district does not belong to the pincode' } : {}
}
