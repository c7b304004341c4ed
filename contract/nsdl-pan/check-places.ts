import { isMobile, isPincode } from '../kernel/ids.ts'
import { isOneOf } from '../kernel/keys-of.ts'
import { states } from '../reference.ts'
import { isPerson, type PanCategory } from './category.ts'
import { type AddressPrefix, onceFilled, type RuleFacts, type SharedFields } from './check-facts.ts'
import { isKnownCountry, isMeantAsIndia } from './countries.ts'
import { isForeignMobile } from './mobile.ts'
import { hasNoZip } from './no-zip-countries.ts'

export const homeCountry = 'India'

export const isAbroad = (draft: Pick<SharedFields, `${AddressPrefix}Country`>, prefix: AddressPrefix): boolean => {
  const country = draft[`${prefix}Country`].trim().toLowerCase()
  return country !== '' && country !== homeCountry.toLowerCase()
}

/** What the postal code of an address is called where the address is. */
export const pinLabel = (
  prefix: AddressPrefix,
  draft: Pick<SharedFields, `${AddressPrefix}Country`>,
): 'Pincode' | 'ZIP code' => (isAbroad(draft, prefix) ? 'ZIP code' : 'Pincode')

/** Whether letters, and with them the card, go to a place outside India. */
export const isSentAbroad = (
  category: PanCategory,
  draft: Pick<SharedFields, `${AddressPrefix}Country` | 'writeTo'>,
): boolean => isAbroad(draft, isPerson(category) && draft.writeTo !== 'O' ? 'home' : 'office')

type AddressRule = (prefix: AddressPrefix) => (text: string, question: RuleFacts) => string | undefined

/** Any one of the lines above the town is enough. */
export const wrongFlat: AddressRule =
  (prefix) =>
  (_, { draft }) => {
    const lines = [draft[`${prefix}Flat`], draft[`${prefix}Premises`], draft[`${prefix}Road`], draft[`${prefix}Area`]]
    return lines.some((text) => text.trim() !== '') ? undefined : 'Fill in at least one of these lines'
  }

/** Abroad there is no Indian state. */
export const wrongState: AddressRule = (prefix) =>
  onceFilled((text, { draft }) => {
    if (isAbroad(draft, prefix)) return undefined
    return isOneOf(states, text.trim()) ? undefined : 'Please choose one of the list'
  })

/** Abroad it is a ZIP code of its own kind. */
export const wrongPin: AddressRule = (prefix) =>
  onceFilled((text, { draft }) =>
    isAbroad(draft, prefix) ? wrongZip(text.trim()) : isPincode(text.trim()) ? undefined : 'Enter a 6-digit pincode',
  )

const wrongZip = (text: string): string | undefined =>
  /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(text) ? undefined : 'Enter the ZIP code of the place'

/** Whether the post of the place has codes at all. */
export const hasPostCode = (prefix: AddressPrefix, { draft }: RuleFacts): boolean =>
  !(isAbroad(draft, prefix) && hasNoZip(draft[`${prefix}Country`].trim()))

export const noZipHint = (prefix: AddressPrefix, question: RuleFacts): string | undefined =>
  !hasPostCode(prefix, question) ? 'The post has no codes there: it may stay empty.' : undefined

/** Any other word than India costs as much as a card that goes abroad, so a slip in it is told. */
export const wrongCountry: AddressRule =
  (prefix) =>
  (text, { draft }) => {
    const [country, state, pin] = [text.trim(), draft[`${prefix}State`].trim(), draft[`${prefix}Pin`].trim()]
    if (country !== '' && !/^[\p{L}\p{M} .,'’&()-]+$/u.test(country)) return 'Enter the name of the country'
    if (isAbroad(draft, prefix) && isOneOf(states, state) && isPincode(pin))
      return `This is an address in India: write ${homeCountry}, or mend the state and the pincode`
    if (isMeantAsIndia(country)) return `Write ${homeCountry}: anything else is an address abroad`
    return undefined
  }

/** A country that is not in our list may be there all the same: who wrote it is asked to look again, and not refused. */
export const warnOfCountry = (text: string): string | undefined =>
  text.trim() === '' || isKnownCountry(text) || isMeantAsIndia(text)
    ? undefined
    : 'We do not know a country of this name: please look at it again'

/** Who is written to abroad may have a number of that country, or still the Indian one. */
export const wrongMobile = onceFilled((text, { category, draft }: RuleFacts) => {
  const abroad = isSentAbroad(category, draft)
  if (isMobile(text) || (abroad && isForeignMobile(text))) return undefined
  const shape = abroad
    ? 'Enter the number with its country code, such as +971 50 123 4567'
    : 'Enter a 10-digit mobile number'
  return shape
})

const emailShape = /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/
export const wrongEmail = onceFilled((text) =>
  emailShape.test(text) ? undefined : 'Enter an e-mail address, such as name@example.com',
)

const wrongDigits = (shape: RegExp) => (text: string) =>
  text === '' || shape.test(text) ? undefined : 'Enter digits only, as they are dialled'
export const wrongStdCode = wrongDigits(/^0?\d{2,5}$/)
export const wrongPhone = wrongDigits(/^\d{5,10}$/)
