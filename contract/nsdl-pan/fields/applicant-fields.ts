import * as z from 'zod/mini'
import { identityTexts } from '../../../texts/en/identity.ts'
import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import { said } from '../../../texts/said.ts'
import { capitals } from '../../form/field-kinds.ts'
import { maskAadhaar, plainDigits } from '../../kernel/ids.ts'
import { optionOf } from '../../kernel/option-of.ts'
import { isPerson } from '../category.ts'
import { wrongBesidePan } from '../check-correction.ts'
import { entityRuleOf, wrongFormation } from '../check-entity.ts'
import { asksAll, asksEntity, asksPerson, isMinor, type RuleFacts, takesAnything } from '../check-facts.ts'
import {
  hasLivedAbroad,
  mayLackAadhaar,
  minorHint,
  warnOfAadhaarName,
  wrongAadhaar,
  wrongBirth,
  wrongNameOnCard,
  wrongPassport,
} from '../check-person.ts'
import {
  asDay,
  asText,
  asTicks,
  asYesOrNo,
  chosen,
  inBoxes,
  inCapitals,
  shaped,
  tick,
  titleChoices,
  typed,
} from '../field-kinds.ts'
import { spokenName, warnOfInitials, wrongEntityName } from '../names.ts'
import { nameParts } from './name-parts.ts'

const person = { section: 'Applicant', asked: asksPerson } as const
const inOneLine = { none: 'The whole other name stands in one line, with its last part' }
const nameReasons = ['NAME-DIFFERS', 'INITIALS']

const bornHint = (question: RuleFacts) =>
  question.category === 'huf' ? panFieldsTexts.anAncestralHuf() : minorHint(question)

/** Who applies: the name, the day it began, and by what it is known. */
export const applicantFields = {
  title: chosen(['Shri', 'Smt', 'Kumari'], {
    ...person,
    read: panFieldsTexts.title,
    choices: titleChoices,
    wanted: false,
    check: takesAnything,
    screen: [{ group: 'name', after: 'cardName' }],
    paper: { none: 'The forms have no box for it' },
  }),
  ...nameParts('name', {
    ...person,
    group: 'name',
    hints: {
      Last: panFieldsTexts.inFullOneWord,
      First: panFieldsTexts.inFullWithoutInitials,
      Middle: panFieldsTexts.oneInitialIsFineHere,
    },
    lastToo: wrongBesidePan,
    warnMiddle: warnOfInitials,
    paper: { part: 'name', from: 1 },
    reasons: { Last: nameReasons, First: nameReasons, Middle: nameReasons },
  }),
  entityName: inCapitals(125, {
    section: 'Applicant',
    asked: asksEntity,
    read: panFieldsTexts.nameOfTheEntity,
    hint: panFieldsTexts.inFullWithoutMs,
    wanted: true,
    check: (name, question) => wrongEntityName(name) ?? wrongBesidePan(name, question),
    screen: [{ group: 'entity-name' }],
    paper: [inBoxes(['entity name', 1], 'Name, without M/s')],
    reasons: ['NAME-DIFFERS'],
  }),
  cardName: inCapitals(85, {
    ...person,
    read: panFieldsTexts.nameOnTheCard,
    hint: panFieldsTexts.neverShortenTheLastName,
    wanted: true,
    check: wrongNameOnCard,
    screen: [{ group: 'name' }],
    paper: [
      inBoxes(['name', 4], 'Name to be printed on the card'),
      inBoxes(['entity name', 2], 'Name on the card', {
        when: 'filled',
        write: (name, { draft }) => (name === draft.entityName ? '' : name),
      }),
    ],
  }),
  knownByOther: tick({
    ...person,
    section: null,
    read: panFieldsTexts.hasEverBeenKnown,
    wanted: false,
    check: takesAnything,
    screen: [{ group: 'name' }],
    paper: [asYesOrNo(['name', 5], 'Ever known by another name?')],
  }),
  ...nameParts('other', {
    section: 'Applicant',
    asked: ({ category, draft }) => isPerson(category) && draft.knownByOther,
    group: 'other-name',
    whose: 'other',
    paper: {
      Last: [
        inBoxes(['name', 6], 'The other name', {
          when: ({ draft }) => draft.knownByOther,
          write: (_, { draft }) => spokenName(draft, 'other'),
        }),
      ],
      First: inOneLine,
      Middle: inOneLine,
    },
  }),
  /** Birth; of an entity the day it was formed. */
  born: typed(
    10,
    {
      section: 'Applicant',
      asked: asksAll,
      read: panFieldsTexts.dateOfBirthOrFormation,
      label: ({ category }) => entityRuleOf(category)?.bornLabel() ?? panFieldsTexts.dateOfBirth(),
      hint: bornHint,
      wanted: true,
      check: (day, question) =>
        isPerson(question.category) ? wrongBirth(day, question) : wrongFormation(day, question),
      screen: [
        { group: 'birth', when: asksPerson },
        { group: 'entity', when: asksEntity },
      ],
      paper: [
        asDay(['person', 1], 'Date of birth (DDMMYYYY)'),
        asDay(['entity', 2], 'Date of incorporation, agreement, deed or formation'),
      ],
      reasons: ['DOB-DIFFERS'],
    },
    'birth',
  ),
  gender: chosen(['M', 'F', 'T'], {
    ...person,
    read: panFieldsTexts.gender,
    choices: [
      optionOf('M', identityTexts.male),
      optionOf('F', identityTexts.female),
      optionOf('T', identityTexts.transgender),
    ],
    wanted: true,
    check: takesAnything,
    screen: [{ group: 'birth' }],
    paper: [asTicks(['person', 1], 'Gender')],
  }),
  residency: chosen(['resident', 'rnor', 'nri'], {
    ...person,
    read: panFieldsTexts.residency,
    choices: [
      said({ value: 'resident', label: panFieldsTexts.livesInIndia, read: panFieldsTexts.resident }),
      said({
        value: 'rnor',
        label: panFieldsTexts.backFromAbroad,
        read: panFieldsTexts.notOrdinarilyResident,
      }),
      said({ value: 'nri', label: panFieldsTexts.livesAbroadNri, read: panFieldsTexts.nonResident }),
    ],
    wanted: true,
    check: takesAnything,
    screen: [{ group: 'birth' }],
    paper: [
      asTicks(['person', 4], 'Residency', {
        when: 'filled',
        ticks: { resident: 'Resident', rnor: 'Not ordinarily resident', nri: 'Non-resident' },
      }),
    ],
  }),
  // A passport's number is pasted with blanks, as it is printed.
  passportNo: shaped(capitals(20).check(z.overwrite(plainDigits)), {
    ...person,
    read: panFieldsTexts.passportNo,
    label: panFieldsTexts.passportNumber,
    box: 'capitals',
    maxLength: 20,
    normalise: (typed) => plainDigits(typed).toUpperCase(),
    wanted: hasLivedAbroad,
    check: wrongPassport,
    screen: [{ group: 'birth', when: hasLivedAbroad }],
    paper: [asText(['person', 5], 'Passport number', { when: 'filled' })],
  }),
  aadhaarNo: typed(
    14,
    {
      ...person,
      read: panFieldsTexts.aadhaar,
      label: panFieldsTexts.aadhaarNumber,
      hint: (question) =>
        mayLackAadhaar(question) ? panFieldsTexts.ifAnyTwelveDigits() : panFieldsTexts.twelveDigits(),
      sealed: true,
      reviewed: maskAadhaar,
      wanted: (question) => !mayLackAadhaar(question),
      check: wrongAadhaar,
      screen: [{ group: 'aadhaar' }],
      paper: [
        inBoxes(['person', 2], 'Aadhaar number, masked', { boxes: 12, write: (masked) => masked.replaceAll(' ', '') }),
      ],
    },
    'digits',
  ),
  aadhaarName: inCapitals(100, {
    ...person,
    read: panFieldsTexts.nameAsInAadhaar,
    hint: (question) =>
      mayLackAadhaar(question) ? panFieldsTexts.ifAnyLetterByLetter() : panFieldsTexts.letterByLetter(),
    wanted: (question) => !mayLackAadhaar(question) || question.draft.aadhaarNo !== '',
    check: takesAnything,
    warn: warnOfAadhaarName,
    screen: [{ group: 'aadhaar' }],
    paper: [inBoxes(['person', 3], 'Name as in Aadhaar')],
    reasons: ['NAME-DIFFERS'],
  }),
  withRepresentative: tick({
    ...person,
    section: null,
    read: panFieldsTexts.somebodyActsForThem,
    wanted: false,
    check: takesAnything,
    screen: [{ group: 'birth', when: (question) => !isMinor(question) }],
    paper: { none: 'The part about the representative says it' },
    reasons: ['REPRESENTATIVE-MISSING'],
  }),
}
