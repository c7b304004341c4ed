import type { PincodeArea, Place } from '../../contract/reference.ts'
import { notFound } from '../platform/problem.ts'
import { allPincodes } from './read-pincodes.ts'

/** The districts of a PIN with their states; none for a PIN that the list does not have. */
export function pincodePlaces(pin: string): readonly Place[] {
  return allPincodes().get(pin) ?? []
}

export function findPincode(pin: string): PincodeArea {
  const areas = new Map<string, string[]>()
  for (const { state, district } of pincodePlaces(pin)) areas.set(state, [...(areas.get(state) ?? []), district])
  const [first, ...elsewhere] = [...areas].map(([state, districts]) => ({ state, districts }))
  if (!first) throw notFound('We do not know this pincode.')
  return { ...first, elsewhere }
}
