import { identityTexts } from '../texts/en/identity.ts'
import { optionOf } from './kernel/option-of.ts'

export const genders = ['M', 'F', 'T'] as const
export const genderOptions = [
  optionOf('M', identityTexts.male),
  optionOf('F', identityTexts.female),
  optionOf('T', identityTexts.transgender),
]
/** As the registration and the member's card read it: M is male, and what is neither M nor T is female. */
export const genderWord = (gender: string): string =>
  genderOptions.find(({ value }) => value === gender)?.label ?? identityTexts.female()
