import { gstFormTexts } from '../../texts/en/gst-form.ts'
import { identityTexts } from '../../texts/en/identity.ts'
import { formatDate, isDay, whyNoDay } from '../kernel/dates.ts'
import { isAadhaar, isMaskedAadhaar } from '../kernel/ids.ts'
import { constitutions, isConstitution, panFits } from './constitution.ts'

/** A day in India, and from which age on people act for themselves by the law of it. */
export interface RegistrationDay {
  today: string
  adultAt: number
}

/** All that the rules look at: the fields that those of others go by, the day, and which row of a list it is. */
export interface GstRuleFacts extends RegistrationDay {
  draft: {
    constitution: string
    panNo: string
    reason: string
    bankLater: boolean
    people: readonly { key: string; name: string; panNo: string }[]
  }
  row: number
}

/** What is wrong with the text by itself. */
type Own = (value: unknown) => string | undefined
type Rule = (value: string, question: GstRuleFacts) => string | undefined

const orWords = (letters: string): string => [...letters].join(identityTexts.or())

export function panHint({ draft }: GstRuleFacts): string | undefined {
  const letters = isConstitution(draft.constitution) ? constitutions[draft.constitution].panLetters : ''
  return letters && letters.length < 4 ? gstFormTexts.itsFourthLetterIs({ letters: orWords(letters) }) : undefined
}

/** The fourth letter of a PAN says what its holder is. */
export const wrongBusinessPan =
  (own: Own): Rule =>
  (panNo, { draft: { constitution } }) => {
    const wrong = own(panNo)
    if (wrong || !isConstitution(constitution) || panFits(constitution, panNo)) return wrong
    const { label, panLetters } = constitutions[constitution]
    return gstFormTexts.fourthLetterMustBe({ constitution: label(), letters: orWords(panLetters) })
  }

/** A proprietor and the business are one before the tax office, and nobody is named twice. */
export const wrongPersonPan =
  (own: Own): Rule =>
  (panNo, { draft, row }) => {
    const wrong = own(panNo)
    if (wrong) return wrong
    if (panNo.charAt(3).toUpperCase() !== 'P') return gstFormTexts.enterThePanOfAPerson()
    if (draft.people.findIndex((other) => other.panNo === panNo) < row) return gstFormTexts.anotherPersonHasThisPan()
    return draft.constitution === 'proprietorship' && row === 0 && panNo !== draft.panNo
      ? gstFormTexts.proprietorsPanIsOfTheBusiness()
      : undefined
  }

export const wrongBirth =
  (own: Own): Rule =>
  (dob, { today, adultAt }) => {
    const grown = `${Number(today.slice(0, 4)) - adultAt}${today.slice(4)}`
    return own(dob) ?? (isDay(dob) && dob > grown ? gstFormTexts.mustBeAtLeastYearsOld({ adultAt }) : undefined)
  }

export const wrongAadhaar =
  (own: Own): Rule =>
  (typed) =>
    own(typed) ??
    (isMaskedAadhaar(typed) || isAadhaar(typed.replace(/[\s-]/g, '')) ? undefined : gstFormTexts.notAnAadhaarNumber())

/** Nobody was liable before. */
export const gstBegan = '2017-07-01'

export const wrongLiableFrom: Rule = (liableFrom, { today }) => {
  if (liableFrom === '') return undefined
  const wrong = whyNoDay(liableFrom)
  if (wrong) return wrong
  if (liableFrom > today) return gstFormTexts.dayIsStillToCome()
  return liableFrom < gstBegan ? gstFormTexts.gstBeganOn({ day: formatDate(gstBegan) }) : undefined
}

export const wrongSignatory: Rule = (signatory, { draft }) =>
  draft.people.some(({ key }) => key === signatory) ? undefined : gstFormTexts.chooseWhoSigns()

/** What a person of this business is called: a partner, a director. */
export const roleOf = ({ constitution }: Pick<GstRuleFacts['draft'], 'constitution'>): string =>
  isConstitution(constitution) ? constitutions[constitution].role() : gstFormTexts.person()

/** Each constitution has as many people as the law says. */
export function wrongPeople({ constitution, people }: GstRuleFacts['draft']): string | undefined {
  if (!isConstitution(constitution)) return undefined
  const [least, most] = constitutions[constitution].people
  if (people.length < least) return gstFormTexts.nameAtLeast({ least })
  return people.length > most ? gstFormTexts.nameAtMost({ most }) : undefined
}
