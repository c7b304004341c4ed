import * as z from 'zod/mini'
import { checkTexts } from '../../../texts/en/checks.ts'
import { gstFormTexts } from '../../../texts/en/gst-form.ts'
import { text } from '../../form/field-kinds.ts'
import { wrongBy } from '../../form/wrong-by.ts'
import { today } from '../../kernel/dates.ts'
import { emailText, requiredText } from '../../kernel/fields.ts'
import { draftMobileText, mobileText, panText } from '../../kernel/identity-fields.ts'
import { optionOf } from '../../kernel/option-of.ts'
import { districtText, states } from '../../reference.ts'
import { constitutionNames, constitutionOptions, constitutions, isConstitution } from '../constitution.ts'
import { liabilityNames, liabilityReasons } from '../registration-choices.ts'
import { capitals, choicesOf, chosenFrom, fieldsIn, inCapitals } from '../registration-field-kinds.ts'
import { gstBegan, panHint, wrongBusinessPan, wrongLiableFrom } from '../registration-rules.ts'

const portalHint = gstFormTexts.portalSendsItsCodes

const business = fieldsIn('Business', 'business')
/** Who asks for the GSTIN, where and why. */
export const businessFields = {
  constitution: business(text(20), {
    read: gstFormTexts.constitution,
    label: gstFormTexts.constitutionOfTheBusiness,
    choices: constitutionOptions,
    format: (name) => (isConstitution(name) ? constitutions[name].label() : ''),
    check: chosenFrom(constitutionNames),
  }),
  legalName: business(text(100), {
    read: gstFormTexts.legalName,
    label: gstFormTexts.legalNameAsInThePan,
    box: 'name',
    check: wrongBy(requiredText(100)),
  }),
  panNo: business(capitals(10), {
    read: 'PAN',
    after: 'constitution',
    hint: panHint,
    box: 'capitals',
    maxLength: 10,
    format: inCapitals,
    check: wrongBusinessPan(wrongBy(panText)),
  }),
  tradeName: business(text(100), { read: gstFormTexts.tradeName, box: 'name', check: wrongBy(requiredText(100)) }),
  emailId: business(text(254), { read: gstFormTexts.email, hint: portalHint, box: 'email', check: wrongBy(emailText) }),
  mobileNo: business(draftMobileText, {
    read: gstFormTexts.mobile,
    label: gstFormTexts.mobileNumber,
    hint: portalHint,
    box: 'digits',
    check: wrongBy(mobileText),
  }),
  // They are read the other way round, in one line.
  district: business(text(50), {
    read: gstFormTexts.districtAndState,
    label: gstFormTexts.district,
    after: 'state',
    check: wrongBy(districtText(50)),
  }),
  state: business(text(50), {
    read: gstFormTexts.districtAndState,
    label: gstFormTexts.state,
    choices: states.map((state) => ({ value: state, label: state })),
    check: chosenFrom(states),
  }),
  reason: business(text(20), {
    read: gstFormTexts.reason,
    label: gstFormTexts.reasonForRegistration,
    choices: choicesOf(liabilityReasons),
    check: chosenFrom(liabilityNames),
  }),
  liableFrom: business(text(10), {
    read: gstFormTexts.liableSince,
    hint: ({ draft }) => (draft.reason === 'voluntary' ? gstFormTexts.canBeLeftEmpty() : undefined),
    box: 'tax day',
    days: { first: gstBegan, last: today },
    wanted: ({ draft }) => draft.reason !== 'voluntary',
    check: wrongLiableFrom,
  }),
  composition: business(text(3), {
    read: gstFormTexts.composition,
    label: gstFormTexts.compositionScheme,
    choices: [optionOf('no', gstFormTexts.no), optionOf('yes', gstFormTexts.yes)],
    format: (value) => (value === 'yes' ? gstFormTexts.yes() : gstFormTexts.no()),
    check: wrongBy(z.enum(['yes', 'no'], { error: checkTexts.required })),
  }),
}
