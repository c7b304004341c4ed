import { keysOf } from '../kernel/keys-of.ts'

/** What kind of business asks for a GSTIN: it decides the PAN, how many people are named, and which papers are wanted. */
export const constitutions = {
  proprietorship: { label: 'Proprietorship', panLetters: 'P', people: [1, 1], role: 'Proprietor' },
  partnership: { label: 'Partnership', panLetters: 'F', people: [2, 10], role: 'Partner' },
  huf: { label: 'Hindu Undivided Family', panLetters: 'H', people: [1, 10], role: 'Karta' },
  'private-limited': { label: 'Private Limited Company', panLetters: 'C', people: [2, 10], role: 'Director' },
  // The GST portal files it as a private limited company; it may have a single director.
  'one-person': { label: 'One Person Company (OPC)', panLetters: 'C', people: [1, 10], role: 'Director' },
  'public-limited': { label: 'Public Limited Company', panLetters: 'C', people: [3, 10], role: 'Director' },
  // It has the letter of a firm; some lists give E and K to LLPs, so those are not refused.
  llp: { label: 'Limited Liability Partnership', panLetters: 'FEK', people: [2, 10], role: 'Partner' },
  society: { label: 'Society / Club / Trust / AOP', panLetters: 'ABT', people: [2, 10], role: 'Member' },
  others: { label: 'Others', panLetters: 'ABCEFGHJKLPT', people: [1, 10], role: 'Responsible person' },
} as const satisfies Record<
  string,
  { label: string; panLetters: string; people: readonly [least: number, most: number]; role: string }
>
export type Constitution = keyof typeof constitutions
export const constitutionNames = keysOf(constitutions)
export const constitutionOptions = constitutionNames.map((value) => ({ value, label: constitutions[value].label }))

export const isConstitution = (name: string): name is Constitution => Object.hasOwn(constitutions, name)

/** The fourth letter of a PAN says what its holder is. */
export const panFits = (constitution: Constitution, pan: string): boolean =>
  constitutions[constitution].panLetters.includes(pan.charAt(3))
