import type { StateAndDistrict } from '../../contract/reference.ts'
import { identityTexts } from '../../texts/en/identity.ts'
import type { Db } from '../platform/database.ts'
import { pincodePlaces } from './find-pincode.ts'

type Given = StateAndDistrict & { pin: string }

/**
 * What is wrong with where somebody says to be: the pincode lies in another state. A district that the list does not know
 * is taken as it was written, because districts are divided and renamed; the back office sees it marked.
 */
export async function wrongPlace(db: Db, { pin, state }: Omit<Given, 'district'>): Promise<{ state?: string }> {
  const states = new Set((await pincodePlaces(db, pin)).map((place) => place.state))
  if (states.size === 0 || states.has(state)) return {}
  return { state: identityTexts.pincodeLiesIn({ states: [...states].join(identityTexts.or()) }) }
}

/** Whether the list has this district for this pincode. Army post offices are in no district, so there is nothing to mark. */
export async function isKnownDistrict(db: Db, { pin, state, district }: Given): Promise<boolean> {
  if (pin === '' || pin.startsWith(armyPost)) return true
  const places = await pincodePlaces(db, pin)
  return places.some((place) => place.state === state && plain(place.district) === plain(district))
}

const armyPost = '9'
/** 'Medchal-Malkajgiri' is 'Medchal–Malkajgiri'. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
