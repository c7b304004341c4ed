import { gstFormTexts } from '../../../texts/en/gst-form.ts'
import { text } from '../../form/field-kinds.ts'
import { wrongBy } from '../../form/wrong-by.ts'
import { genderOptions, genders } from '../../gender.ts'
import { dayText, emailText, requiredText } from '../../kernel/fields.ts'
import { draftMobileText, mobileText, panText } from '../../kernel/identity-fields.ts'
import { capitals, chosenFrom, fieldsIn, inCapitals, tick } from '../registration-field-kinds.ts'
import { roleOf, wrongAadhaar, wrongBirth, wrongPersonPan, wrongSignatory } from '../registration-rules.ts'

const person = fieldsIn('Person', 'person')
/** A promoter, partner or director. */
export const personFields = {
  // It is the title above the rest.
  name: fieldsIn(null, 'person')(text(75), { read: gstFormTexts.name, box: 'name', check: wrongBy(requiredText(75)) }),
  fatherName: person(text(75), { read: gstFormTexts.fathersName, box: 'name', check: wrongBy(requiredText(75)) }),
  dob: person(text(10), { read: gstFormTexts.dateOfBirth, box: 'birth', check: wrongBirth(wrongBy(dayText)) }),
  gender: person(text(1), { read: gstFormTexts.gender, choices: genderOptions, check: chosenFrom(genders) }),
  mobileNo: person(draftMobileText, {
    read: gstFormTexts.mobile,
    label: gstFormTexts.mobileNumber,
    box: 'digits',
    check: wrongBy(mobileText),
  }),
  emailId: person(text(254), { read: gstFormTexts.email, box: 'email', check: wrongBy(emailText) }),
  panNo: person(capitals(10), {
    read: 'PAN',
    box: 'capitals',
    maxLength: 10,
    format: inCapitals,
    check: wrongPersonPan(wrongBy(panText)),
  }),
  /** Masked once it is kept: the whole number is never sent to a browser with the rest. */
  aadhaarNo: person(text(20), {
    read: gstFormTexts.aadhaar,
    label: gstFormTexts.aadhaarNumber,
    hint: gstFormTexts.keptSealedShownMasked,
    box: 'digits',
    sealed: true,
    check: wrongAadhaar(wrongBy(requiredText(20))),
  }),
  address: person(text(200), { read: gstFormTexts.address, check: wrongBy(requiredText(200)) }),
}

/** Who of the people signs, by the key of the person, and the word of all of them. */
export const endFields = {
  signatory: fieldsIn(null, 'signatory')(text(12), {
    read: gstFormTexts.authorisedSignatory,
    offered: ({ draft }) =>
      draft.people.map(({ key, name }, i) => ({ value: key, label: name || `${roleOf(draft)} ${i + 1}` })),
    check: wrongSignatory,
  }),
  consent: tick({
    section: null,
    asked: () => true,
    read: gstFormTexts.consent,
    screen: [{ group: 'consent' }],
    paper: { none: 'The GST portal has no form on paper' },
    wanted: true,
    check: () => undefined,
  }),
}
