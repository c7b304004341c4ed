import type { GstPerson } from '../../../contract/gst/registration-draft.ts'
import { maskTypedAadhaar, takeTypedAadhaar } from '../../../contract/kernel/ids.ts'
import { seal, unseal } from '../../platform/vault.ts'
import type { Registration } from './registration-store.ts'

/** Whole Aadhaar numbers by the key of their person. */
export type Aadhaars = Record<string, string>

const contextOf = (id: string) => `gst-registration:${id}:aadhaar`

export const openAadhaars = ({ id, sealed }: Pick<Registration, 'id' | 'sealed'>): Aadhaars =>
  sealed ? (JSON.parse(unseal(sealed, contextOf(id))) as Aadhaars) : {}

export function sealAadhaars(id: string, numbers: Aadhaars): string | null {
  const some = Object.values(numbers).some((number) => number !== '')
  return some ? seal(JSON.stringify(numbers), contextOf(id)) : null
}

/** What was typed over what is kept: a mask that was left keeps the number, anything else takes its place. */
export function takeAadhaars(people: readonly GstPerson[], kept: Aadhaars): Aadhaars {
  const take = ({ key, aadhaarNo }: GstPerson) => takeTypedAadhaar(aadhaarNo, numberOf(kept, key))
  return Object.fromEntries(people.map((person) => [person.key, take(person)]))
}

/** People with their numbers as a browser may see them. */
export const withMasks = (people: readonly GstPerson[], numbers: Aadhaars): GstPerson[] =>
  people.map((person) => ({ ...person, aadhaarNo: maskTypedAadhaar(numberOf(numbers, person.key)) }))

/** Keys come from the browser: one such as 'constructor' is a person's, too. */
const numberOf = (numbers: Aadhaars, key: string): string => (Object.hasOwn(numbers, key) ? (numbers[key] ?? '') : '')

/** For the rules, which look at whole numbers. */
export const withNumbers = (people: readonly GstPerson[], numbers: Aadhaars): GstPerson[] =>
  people.map((person) => ({ ...person, aadhaarNo: numberOf(numbers, person.key) }))
