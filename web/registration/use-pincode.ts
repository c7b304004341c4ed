import { useEffect, useEffectEvent, useState } from 'react'
import { isPincode, plainPincode } from '../../contract/kernel/ids.ts'
import { getPincode, placesOf, type StateAndDistrict } from '../../contract/reference.ts'
import { call } from '../platform/call.ts'

export interface Pincode {
  /** 'unknown' also when it could not be looked up: then the person types state and district. */
  state: 'none' | 'looking' | 'found' | 'unknown'
  places: readonly StateAndDistrict[]
}

/** Looks a pincode up once all its digits are there. */
export function usePincode(pin: string, onFound: (places: readonly StateAndDistrict[]) => void): Pincode {
  const [answer, setAnswer] = useState<Pincode & { pin: string }>({ state: 'none', places: [], pin: '' })
  const found = useEffectEvent(onFound)
  const wanted = isPincode(plainPincode(pin)) ? plainPincode(pin) : ''

  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    call(getPincode, { params: { pin: wanted }, signal: leaving.signal }).then(
      (area) => {
        if (leaving.signal.aborted) return
        const places = placesOf(area)
        setAnswer({ state: 'found', pin: wanted, places })
        found(places)
      },
      () => {
        if (!leaving.signal.aborted) setAnswer({ state: 'unknown', places: [], pin: wanted })
      },
    )
    return () => leaving.abort()
  }, [wanted])

  if (!wanted) return { state: 'none', places: [] }
  return answer.pin === wanted ? answer : { state: 'looking', places: [] }
}
