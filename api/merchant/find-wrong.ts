import type { NewMember } from '../../contract/member.ts'
import type { Db } from '../platform/database.ts'
import { pincodePlaces } from '../reference/find-pincode.ts'

export async function wrongPlace(
  db: Db,
  { pin, state, district }: Pick<NewMember, 'pin' | 'state' | 'district'>,
): Promise<Record<string, string>> {
  const places = await pincodePlaces(db, pin)
  const fits = places.some((place) => place.state === state && place.district === district)
  return places.length > 0 && !fits ? { district: 'This district does not belong to the pincode' } : {}
}
