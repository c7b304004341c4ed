import { useQueries } from '@tanstack/react-query'
import { pinsOf, wrongPins } from '../../../contract/gst/place-in-state.ts'
import type { GstFormErrors } from '../../../contract/gst/registration-check.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import { isPincode, plainPincode } from '../../../contract/kernel/ids.ts'
import { getPincode, placesOf } from '../../../contract/reference.ts'
import { callQuery } from '../../platform/call-query.ts'

/** Pincodes that lie in another state than the registration; none is blamed while it is looked up. */
export function useWrongPins(draft: GstDraft): GstFormErrors {
  const pins = [...new Set(pinsOf(draft).map(([, typed]) => plainPincode(typed)))].filter(isPincode)
  const found = useQueries({
    queries: pins.map((pin) => ({
      ...callQuery(getPincode, { params: { pin } }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      select: placesOf,
    })),
  })
  return wrongPins(draft, (typed) => found[pins.indexOf(plainPincode(typed))]?.data ?? [])
}
