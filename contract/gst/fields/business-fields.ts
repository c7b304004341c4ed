import * as z from 'zod/mini'
import { text } from '../../form/field-kinds.ts'
import { wrongBy } from '../../form/wrong-by.ts'
import { today } from '../../kernel/dates.ts'
import { emailText, requiredText } from '../../kernel/fields.ts'
import { draftMobileText, mobileText, panText } from '../../kernel/identity-fields.ts'
import { districtText, states } from '../../reference.ts'
import { constitutionNames, constitutionOptions, constitutions, isConstitution } from '../constitution.ts'
import { liabilityNames, liabilityReasons } from '../registration-choices.ts'
import { capitals, choicesOf, chosenFrom, fieldsIn, inCapitals } from '../registration-field-kinds.ts'
import { gstBegan, panHint, wrongBusinessPan, wrongLiableFrom } from '../registration-rules.ts'

const portalHint = 'The GST portal sends its codes there.'

const business = fieldsIn('Business', 'business')
/** Who asks for the GSTIN, where and why. */
export const businessFields = {
  constitution: business(text(20), {
    read: 'Constitution',
    label: 'Constitution of the business',
    choices: constitutionOptions,
    format: (name) => (isConstitution(name) ? constitutions[name].label : ''),
    check: chosenFrom(constitutionNames),
  }),
  legalName: business(text(100), {
    read: 'Legal name',
    label: 'Legal name, as in the PAN',
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
  tradeName: business(text(100), { read: 'Trade name', box: 'name', check: wrongBy(requiredText(100)) }),
  emailId: business(text(254), { read: 'E-mail', hint: portalHint, box: 'email', check: wrongBy(emailText) }),
  mobileNo: business(draftMobileText, {
    read: 'Mobile',
    label: 'Mobile number',
    hint: portalHint,
    box: 'digits',
    check: wrongBy(mobileText),
  }),
  // They are read the other way round, in one line.
  district: business(text(50), {
    read: 'District and state',
    label: 'District',
    after: 'state',
    check: wrongBy(districtText(50)),
  }),
  state: business(text(50), {
    read: 'District and state',
    label: 'State',
    choices: states.map((state) => ({ value: state, label: state })),
    check: chosenFrom(states),
  }),
  reason: business(text(20), {
    read: 'Reason',
    label: 'Reason for registration',
    choices: choicesOf(liabilityReasons),
    check: chosenFrom(liabilityNames),
  }),
  liableFrom: business(text(10), {
    read: 'Liable since',
    hint: ({ draft }) => (draft.reason === 'voluntary' ? 'Can be left empty.' : undefined),
    box: 'tax day',
    days: { first: gstBegan, last: today },
    wanted: ({ draft }) => draft.reason !== 'voluntary',
    check: wrongLiableFrom,
  }),
  composition: business(text(3), {
    read: 'Composition',
    label: 'Composition scheme',
    choices: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
    format: (value) => (value === 'yes' ? 'Yes' : 'No'),
    check: wrongBy(z.enum(['yes', 'no'], 'Required')),
  }),
}
