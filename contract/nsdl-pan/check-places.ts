import { isMobile, isPincode } from '../kernel/ids.ts'
import { states } from '../reference.ts'
import { isPerson, type PanCategory } from './category.ts'
import { asksOffice, onlyWrong, type PanQuestion, required, type Wrong } from './check-facts.ts'
import type { PanDraft } from './draft.ts'

export type AddressPrefix = 'home' | 'office' | 'ra'
export const homeCountry = 'India'

export const isAbroad = (draft: PanDraft, prefix: AddressPrefix): boolean => {
  const country = draft[`${prefix}Country`].trim().toLowerCase()
  return country !== '' && country !== homeCountry.toLowerCase()
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
    [`${prefix}Pin`]: abroad ? wrongZip(line('Pin')) : wrongPin(line('Pin')),
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
  if (country !== '' && !/^[\p{L}\p{M} .,'()-]+$/u.test(country)) return 'Enter the name of the country'
  if (abroad && (states as readonly string[]).includes(state) && isPincode(pin))
    return `This is an address in India: write ${homeCountry}, or mend the state and the pincode`
  return required(country)
}

const wrongState = (text: string) =>
  required(text) ?? ((states as readonly string[]).includes(text) ? undefined : 'Please choose one of the list')
const wrongPin = (text: string) => required(text) ?? (isPincode(text) ? undefined : 'Enter a 6-digit pincode')
const wrongZip = (text: string) =>
  required(text) ?? (/^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(text) ? undefined : 'Enter the ZIP code of the place')

/** Where somebody lives and works, and where to write. */
export function checkPlaces(question: PanQuestion): Wrong {
  const { category, draft } = question
  return {
    ...(isPerson(category) && checkAddress('home', draft)),
    ...(asksOffice(question) && checkAddress('office', draft)),
    ...onlyWrong({
      writeTo: isPerson(category) && required(draft.writeTo),
      mobileNo: wrongMobile(draft.mobileNo),
      emailId: wrongEmail(draft.emailId),
      stdCode: wrongDigits(draft.stdCode, /^0?\d{2,5}$/),
      phoneNo: wrongDigits(draft.phoneNo, /^\d{5,10}$/),
    }),
  }
}

const wrongMobile = (text: string) => required(text) ?? (isMobile(text) ? undefined : 'Enter a 10-digit mobile number')
const emailShape = /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/
const wrongEmail = (text: string) =>
  required(text) ?? (emailShape.test(text) ? undefined : 'Enter an e-mail address, such as name@example.com')
const wrongDigits = (text: string, shape: RegExp) =>
  text === '' || shape.test(text) ? undefined : 'Enter digits only, as they are dialled'
