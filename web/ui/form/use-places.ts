import { useQuery } from '@tanstack/react-query'
import { isPincode, plainPincode } from '../../../contract/kernel/ids.ts'
import { getPincode, placesOf, type StateAndDistrict } from '../../../contract/reference.ts'
import { callQuery } from '../../platform/call-query.ts'

const nowhere: readonly StateAndDistrict[] = []

/** The districts of a pincode with their states, the likeliest first; none while it is not known. */
export function usePlaces(typed: string): readonly StateAndDistrict[] {
  const pin = plainPincode(typed)
  const query = useQuery({
    ...callQuery(getPincode, { params: { pin } }),
    enabled: isPincode(pin),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    select: placesOf,
  })
  return query.data ?? nowhere
}
