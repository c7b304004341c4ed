import { isMobile, isPincode } from '../kernel/ids.ts'
import { isOneOf } from '../kernel/keys-of.ts'
import { states } from '../reference.ts'
import { isPerson, type PanCategory } from './category.ts'
import { asksOffice, onlyWrong, type PanQuestion, required, type Wrong } from './check-facts.ts'
import { isKnownCountry, isMeantAsIndia } from './countries.ts'
import type { PanDraft } from './draft.ts'
import type { PanField } from './fields.ts'
import { isForeignMobile } from './mobile.ts'
import { hasNoZip } from './no-zip-countries.ts'

export type AddressPrefix = 'home' | 'office' | 'ra'
export const homeCountry = 'India'

export const isAbroad = (draft: PanDraft, prefix: AddressPrefix): boolean => {
  const country = draft[`${prefix}Country`].trim().toLowerCase()
  return country !== '' && country !== homeCountry.toLowerCase()
}

/** What the postal code of an address is called where the address is; of other fields nothing. */
export function pinLabel(field: PanField, draft: PanDraft): 'Pincode' | 'ZIP code' | undefined {
  const prefix = (['home', 'office', 'ra'] as const).find((one) => field === `${one}Pin`)
  return prefix && (isAbroad(draft, prefix) ? 'ZIP code' : 'Pincode')
}

/** Whether letters, and with them the card, go to a place outside India. */
export const isSentAbroad = (category: PanCategory, draft: PanDraft): boolean =>
  isAbroad(draft, isPerson(category) && draft.writeTo !== 'O' ? 'home' : 'office')

/** One address in the lines of the form; abroad it has no Indian state and a ZIP code of its own kind. */
export function checkAddress(prefix: AddressPrefix, draft: PanDraft): Wrong {
  const line = (name: 'Flat' | 'Premises' | 'Road' | 'Area' | 'City' | 'State' | 'Pin' | 'Country') =>
    draft[`${prefix}${name}`].trim()
  const abroad = isAbroad(draft, prefix)
  const where = [line('Flat'), line('Premises'), line('Road'), line('Area')].some((text) => text !== '')
  return onlyWrong({
    [`${prefix}Flat`]: !where && 'Fill in at least one of these lines',
    [`${prefix}City`]: required(line('City')),
    [`${prefix}State`]: !abroad && wrongState(line('State')),
    [`${prefix}Pin`]: abroad ? wrongZip(line('Pin'), line('Country')) : wrongPin(line('Pin')),
    [`${prefix}Country`]: wrongCountry({ country: line('Country'), state: line('State'), pin: line('Pin'), abroad }),
  })
}

interface Country {
  country: string
  state: string
  pin: string
  abroad: boolean
}

/** Any other word than India costs as much as a card that goes abroad, so a slip in it is told. */
function wrongCountry({ country, state, pin, abroad }: Country): string | undefined {
  if (country !== '' && !/^[\p{L}\p{M} .,'’&()-]+$/u.test(country)) return 'Enter the name of the country'
  if (abroad && isOneOf(states, state) && isPincode(pin))
    return `This is an address in India: write ${homeCountry}, or mend the state and the pincode`
  if (isMeantAsIndia(country)) return `Write ${homeCountry}: anything else is an address abroad`
  return required(country)
}

/** A country that is not in our list may be there all the same: who wrote it is asked to look again, and not refused. */
export const warnOfCountries = (draft: PanDraft): Wrong => ({
  homeCountry: warnOfCountry(draft.homeCountry),
  officeCountry: warnOfCountry(draft.officeCountry),
  raCountry: warnOfCountry(draft.raCountry),
})

const warnOfCountry = (text: string): string | undefined =>
  text.trim() === '' || isKnownCountry(text) || isMeantAsIndia(text)
    ? undefined
    : 'We do not know a country of this name: please look at it again'

const wrongState = (text: string) =>
  required(text) ?? (isOneOf(states, text) ? undefined : 'Please choose one of the list')
const wrongPin = (text: string) => required(text) ?? (isPincode(text) ? undefined : 'Enter a 6-digit pincode')
function wrongZip(text: string, country: string): string | undefined {
  if (text === '') return hasNoZip(country) ? undefined : required(text)
  return /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(text) ? undefined : 'Enter the ZIP code of the place'
}

/** Where somebody lives and works, and where to write. */
export function checkPlaces(question: PanQuestion): Wrong {
  const { category, draft } = question
  return {
    ...(isPerson(category) && checkAddress('home', draft)),
    ...(asksOffice(question) && checkAddress('office', draft)),
    ...onlyWrong({
      writeTo: isPerson(category) && required(draft.writeTo),
      mobileNo: wrongMobile(draft.mobileNo, isSentAbroad(category, draft)),
      emailId: wrongEmail(draft.emailId),
      stdCode: wrongDigits(draft.stdCode, /^0?\d{2,5}$/),
      phoneNo: wrongDigits(draft.phoneNo, /^\d{5,10}$/),
    }),
  }
}

/** Who is written to abroad may have a number of that country, or still the Indian one. */
function wrongMobile(text: string, abroad: boolean): string | undefined {
  if (isMobile(text) || (abroad && isForeignMobile(text))) return undefined
  const shape = abroad
    ? 'Enter the number with its country code, such as +971 50 123 4567'
    : 'Enter a 10-digit mobile number'
  return required(text) ?? shape
}
const emailShape = /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/
const wrongEmail = (text: string) =>
  required(text) ?? (emailShape.test(text) ? undefined : 'Enter an e-mail address, such as name@example.com')
const wrongDigits = (text: string, shape: RegExp) =>
  text === '' || shape.test(text) ? undefined : 'Enter digits only, as they are dialled'
