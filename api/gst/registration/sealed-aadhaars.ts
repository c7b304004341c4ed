import type { GstPerson } from '../../../contract/gst/registration-draft.ts'
import {
  maskNumbers,
  type Numbers,
  numberOf,
  openNumbers,
  sealNumbers,
  takeNumbers,
} from '../../work/sealed-numbers.ts'
import type { Registration } from './registration-store.ts'

/** Whole Aadhaar numbers by the key of their person. */
export type Aadhaars = Numbers

const contextOf = (id: string) => `gst-registration:${id}:aadhaar`

export const openAadhaars = ({ id, sealed }: Pick<Registration, 'id' | 'sealed'>): Aadhaars =>
  openNumbers(sealed, contextOf(id))

export const sealAadhaars = (id: string, numbers: Aadhaars): string | null => sealNumbers(numbers, contextOf(id))

/** What was typed of each person over what is kept. */
export const takeAadhaars = (people: readonly GstPerson[], kept: Aadhaars): Aadhaars =>
  takeNumbers(Object.fromEntries(people.map(({ key, aadhaarNo }) => [key, aadhaarNo])), kept)

/** People with their numbers as a browser may see them. */
export const withMasks = (people: readonly GstPerson[], numbers: Aadhaars): GstPerson[] =>
  withNumbers(people, maskNumbers(numbers))

/** For the rules, which look at whole numbers. */
export const withNumbers = (people: readonly GstPerson[], numbers: Aadhaars): GstPerson[] =>
  people.map((person) => ({ ...person, aadhaarNo: numberOf(numbers, person.key) }))
