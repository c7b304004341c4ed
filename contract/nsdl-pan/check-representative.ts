import { panChecksTexts } from '../../texts/en/pan-checks.ts'
import { onceFilled, type RuleFacts } from './check-facts.ts'
import { wrongAadhaar } from './check-person.ts'
import { representativeCapacities } from './choices.ts'

export const wrongRaCapacity = onceFilled((text) =>
  representativeCapacities.includes(text) ? undefined : panChecksTexts.pleaseChooseOneOfTheList(),
)

/** Whoever acts for another is another person. */
export const wrongRaAadhaar = (text: string, { draft }: RuleFacts): string | undefined =>
  wrongAadhaar(text) ?? sameAsApplicant(text, draft.aadhaarNo)

function sameAsApplicant(text: string, applicant: string): string | undefined {
  const digits = (number: string) => number.replace(/\D/g, '')
  const whole = digits(text).length === 12
  const same = whole && digits(text) === digits(applicant)
  return same ? panChecksTexts.thisIsTheApplicantsNumber() : undefined
}
