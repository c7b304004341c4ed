import type { PincodeArea, StateAndDistrict } from '../../contract/reference.ts'
import { workAnswers } from '../../texts/en/work-answer.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { allPincodes } from './read-pincodes.ts'

/** The districts of a PIN with their states, uploaded ones before the bundled list; none for an unknown PIN. Where only the state is known, the district is empty. */
export async function pincodePlaces(db: Db, pin: string): Promise<readonly StateAndDistrict[]> {
  const own = await db
    .selectFrom('pincode_place')
    .select(['state', 'district'])
    .where('pin', '=', pin)
    .orderBy('position')
    .execute()
  return own.length > 0 ? own : (allPincodes().get(pin) ?? [])
}

export async function findPincode(db: Db, pin: string): Promise<PincodeArea> {
  const areas = new Map<string, string[]>()
  for (const { state, district } of await pincodePlaces(db, pin)) {
    areas.set(state, [...(areas.get(state) ?? []), ...(district ? [district] : [])])
  }
  const [first, ...elsewhere] = [...areas].map(([state, districts]) => ({ state, districts }))
  if (!first) throw notFound(workAnswers.unknownPincode())
  return { ...first, elsewhere }
}
