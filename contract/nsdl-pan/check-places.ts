import { panChecksTexts } from '../../texts/en/pan-checks.ts'
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
export const pinLabel = (prefix: AddressPrefix, draft: Pick<SharedFields, `${AddressPrefix}Country`>): string =>
  isAbroad(draft, prefix) ? panChecksTexts.zipCode() : panChecksTexts.pincode()

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
    return lines.some((text) => text.trim() !== '') ? undefined : panChecksTexts.fillInAtLeastOne()
  }

/** Abroad there is no Indian state. */
export const wrongState: AddressRule = (prefix) =>
  onceFilled((text, { draft }) => {
    if (isAbroad(draft, prefix)) return undefined
    return isOneOf(states, text.trim()) ? undefined : panChecksTexts.pleaseChooseOneOfTheList()
  })

/** Abroad it is a ZIP code of its own kind. */
export const wrongPin: AddressRule = (prefix) =>
  onceFilled((text, { draft }) =>
    isAbroad(draft, prefix)
      ? wrongZip(text.trim())
      : isPincode(text.trim())
        ? undefined
        : panChecksTexts.enterAPincode(),
  )

const wrongZip = (text: string): string | undefined =>
  /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(text) ? undefined : panChecksTexts.enterTheZipCode()

/** Whether the post of the place has codes at all. */
export const hasPostCode = (prefix: AddressPrefix, { draft }: RuleFacts): boolean =>
  !(isAbroad(draft, prefix) && hasNoZip(draft[`${prefix}Country`].trim()))

export const noZipHint = (prefix: AddressPrefix, question: RuleFacts): string | undefined =>
  !hasPostCode(prefix, question) ? panChecksTexts.thePostHasNoCodes() : undefined

/** Any other word than India costs as much as a card that goes abroad, so a slip in it is told. */
export const wrongCountry: AddressRule =
  (prefix) =>
  (text, { draft }) => {
    const [country, state, pin] = [text.trim(), draft[`${prefix}State`].trim(), draft[`${prefix}Pin`].trim()]
    if (country !== '' && !/^[\p{L}\p{M} .,'’&()-]+$/u.test(country)) return panChecksTexts.enterTheNameOfTheCountry()
    if (isAbroad(draft, prefix) && isOneOf(states, state) && isPincode(pin))
      return panChecksTexts.thisIsAnAddressInIndia({ country: homeCountry })
    if (isMeantAsIndia(country)) return panChecksTexts.writeTheCountry({ country: homeCountry })
    return undefined
  }

/** A country that is not in our list may be there all the same: who wrote it is asked to look again, and not refused. */
export const warnOfCountry = (text: string): string | undefined =>
  text.trim() === '' || isKnownCountry(text) || isMeantAsIndia(text)
    ? undefined
    : panChecksTexts.weDoNotKnowThisCountry()

/** Who is written to abroad may have a number of that country, or still the Indian one. */
export const wrongMobile = onceFilled((text, { category, draft }: RuleFacts) => {
  const abroad = isSentAbroad(category, draft)
  if (isMobile(text) || (abroad && isForeignMobile(text))) return undefined
  const shape = abroad ? panChecksTexts.enterTheNumberWithCountryCode() : panChecksTexts.enterAMobileNumber()
  return shape
})

const emailShape = /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/
export const wrongEmail = onceFilled((text) =>
  emailShape.test(text) ? undefined : panChecksTexts.enterAnEmailAddress(),
)

const wrongDigits = (shape: RegExp) => (text: string) =>
  text === '' || shape.test(text) ? undefined : panChecksTexts.enterDigitsOnlyAsThey()
export const wrongStdCode = wrongDigits(/^0?\d{2,5}$/)
export const wrongPhone = wrongDigits(/^\d{5,10}$/)
