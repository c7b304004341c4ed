import type { Text } from '../../texts/catalogue.ts'
import { gstNameTexts } from '../../texts/en/gst-names.ts'
import { isPan } from '../kernel/ids.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { optionOf } from '../kernel/option-of.ts'

/** What kind of business asks for a GSTIN: it decides the PAN, how many people are named, and which papers are wanted. */
export const constitutions = {
  proprietorship: {
    label: gstNameTexts.proprietorship,
    panLetters: 'P',
    people: [1, 1],
    role: gstNameTexts.proprietor,
  },
  partnership: { label: gstNameTexts.partnership, panLetters: 'F', people: [2, 10], role: gstNameTexts.partner },
  huf: { label: gstNameTexts.hinduUndividedFamily, panLetters: 'H', people: [1, 10], role: gstNameTexts.karta },
  'private-limited': {
    label: gstNameTexts.privateLimitedCompany,
    panLetters: 'C',
    people: [2, 10],
    role: gstNameTexts.director,
  },
  // The GST portal files it as a private limited company; it may have a single director.
  'one-person': { label: gstNameTexts.onePersonCompany, panLetters: 'C', people: [1, 10], role: gstNameTexts.director },
  'public-limited': {
    label: gstNameTexts.publicLimitedCompany,
    panLetters: 'C',
    people: [3, 10],
    role: gstNameTexts.director,
  },
  // It has the letter of a firm; some lists give E and K to LLPs, so those are not refused.
  llp: {
    label: gstNameTexts.limitedLiabilityPartnership,
    panLetters: 'FEK',
    people: [2, 10],
    role: gstNameTexts.partner,
  },
  society: { label: gstNameTexts.societyClubTrust, panLetters: 'ABT', people: [2, 10], role: gstNameTexts.member },
  others: {
    label: gstNameTexts.others,
    panLetters: 'ABCEFGHJKLPT',
    people: [1, 10],
    role: gstNameTexts.responsiblePerson,
  },
} as const satisfies Record<
  string,
  { label: Text; panLetters: string; people: readonly [least: number, most: number]; role: Text }
>
export type Constitution = keyof typeof constitutions
export const constitutionNames = keysOf(constitutions)
export const constitutionOptions = constitutionNames.map((value) => optionOf(value, constitutions[value].label))

export const isConstitution = (name: string): name is Constitution => Object.hasOwn(constitutions, name)

/** What a business is by its PAN; nothing where the letter leaves a choice, as between a firm and an LLP. */
export function constitutionOfPan(pan: string): Constitution | undefined {
  if (!isPan(pan)) return undefined
  const [only, other] = constitutionNames.filter((name) => name !== 'others' && panFits(name, pan))
  return other ? undefined : only
}

/** The fourth letter of a PAN says what its holder is. */
export const panFits = (constitution: Constitution, pan: string): boolean =>
  constitutions[constitution].panLetters.includes(pan.charAt(3))
