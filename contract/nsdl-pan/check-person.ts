import { isDay, whyNoDay } from '../kernel/dates.ts'
import { isAadhaar, isMaskedAadhaar } from '../kernel/ids.ts'
import { onlyWrong, type PanQuestion, panRules, required, type Wrong } from './check-facts.ts'
import type { PanDraft } from './draft.ts'
import { wordsOf, wrongCardName, wrongNamePart } from './names.ts'

type Prefix = 'name' | 'other' | 'father' | 'mother' | 'ra'

/** The three parts of a name: the last one is a must, and without a first name there is no middle one. */
export function checkNameParts(prefix: Prefix, draft: PanDraft): Wrong {
  const [last, first, middle] = [draft[`${prefix}Last`], draft[`${prefix}First`], draft[`${prefix}Middle`]]
  const oneWord = first || middle ? 'Required. A name of one word stands here alone' : 'Required'
  return onlyWrong({
    [`${prefix}Last`]: wordsOf(last).length === 0 ? oneWord : wrongNamePart(last, 'last'),
    [`${prefix}First`]: first === '' && middle !== '' ? 'Write this as the first name' : wrongNamePart(first, 'first'),
    [`${prefix}Middle`]: wrongNamePart(middle, 'middle'),
  })
}

/** Who applies: name, card, birth, gender, Aadhaar, passport. */
export function checkPerson({ draft, mode, today }: PanQuestion): Wrong {
  // Who has lived abroad shows the passport; only who lives there still may have no Aadhaar.
  const [wanted, travelled] = [
    draft.residency !== 'nri' || mode === 'paperless',
    draft.residency === 'nri' || draft.residency === 'rnor',
  ]
  return {
    ...checkNameParts('name', draft),
    ...(draft.knownByOther && checkNameParts('other', draft)),
    ...onlyWrong({
      cardName: wrongCardName(draft.cardName, draft),
      gender: required(draft.gender),
      born: wrongDay(draft.born, { today, earliest: panRules.earliestBirth }),
      residency: required(draft.residency),
      passportNo: travelled && wrongPassport(draft.passportNo),
      aadhaarNo: wrongAadhaar(draft.aadhaarNo, { wanted }),
      aadhaarName: (wanted || draft.aadhaarNo !== '') && required(draft.aadhaarName),
    }),
  }
}

/**
 * A married woman writes her father's name; only with a mother who is the single parent it may be left out. The form of
 * 2026 asks for the mother of everybody.
 */
export function checkParents({ draft }: PanQuestion): Wrong {
  const { singleMother, cardParent } = draft
  return {
    ...(!singleMother && checkNameParts('father', draft)),
    ...checkNameParts('mother', draft),
    ...onlyWrong({
      cardParent:
        required(cardParent) ?? (singleMother && cardParent === 'F' && "The card then carries the mother's name"),
    }),
  }
}

export function wrongDay(text: string, { today, earliest }: { today: string; earliest: string }): string | undefined {
  if (text === '') return 'Required'
  if (!isDay(text)) return whyNoDay(text)
  if (text > today) return 'This day is still to come'
  return text < earliest ? 'This day is too long ago' : undefined
}

const wrongPassport = (text: string) =>
  required(text) ?? (/^[A-Z0-9]{6,20}$/.test(text) ? undefined : 'Use the letters and digits of the passport number')

export function wrongAadhaar(text: string, { wanted }: { wanted: boolean }): string | undefined {
  if (text === '') return wanted ? 'Required' : undefined
  if (isMaskedAadhaar(text)) return undefined
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{12}$/.test(digits)) return 'Enter the 12 digits of the Aadhaar number'
  return isAadhaar(digits) ? undefined : 'This is no Aadhaar number: a digit is wrong'
}
