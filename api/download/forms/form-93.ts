import { boxes, choice, dayBoxes, type Form, letters, line } from '../printed-document.ts'
import {
  addressParts,
  aoCode,
  contact,
  declaration,
  howToFill,
  income,
  nameParts,
  personCapacities,
} from './shared-sections.ts'

/** Representative assessee: who acts for a minor, a late or an unwell person. */
export const representative = {
  title: 'Representative assessee (only for a minor, a deceased person or a person of unsound mind)',
  parts: [
    ...nameParts('', 'rep'),
    line('Relation to the applicant', 'repRelation'),
    line('Full address', 'repAddress'),
    boxes('Aadhaar number', 'repAadhaar', { groups: [4, 4, 4] }),
  ],
}

/** New PAN for an Indian citizen. */
export const form93: Form = {
  code: 'Form 93',
  title: 'Application for a new PAN: individual, citizen of India',
  about: 'Rule 158, Income-tax Rules 2026. In use from 1 April 2026, in place of Form 49A.',
  photos: true,
  sections: [
    aoCode,
    { title: 'Full name, exactly as in Aadhaar', parts: nameParts('', 'name') },
    {
      title: 'Any other name ever used',
      parts: [choice('Known by another name?', 'otherName', ['Yes', 'No']), line('If yes, that name', 'otherNameText')],
    },
    {
      title: 'Gender and date of birth',
      parts: [choice('Gender', 'gender', ['Male', 'Female', 'Transgender']), dayBoxes('Date of birth', 'born')],
    },
    {
      title: 'Parents (a married woman too writes her father, not her husband)',
      parts: [
        choice('Only the mother, a single parent', 'singleMother', ['Yes', 'No']),
        ...nameParts(', father', 'father'),
        ...nameParts(', mother', 'mother'),
        choice('Name printed on the card', 'parentOnCard', ['Father', 'Mother']),
      ],
    },
    { title: 'Permanent residence', parts: addressParts('home') },
    { title: 'Office', parts: [letters('Name of the office', 'officeName'), ...addressParts('office')] },
    {
      title: 'Letters and residence in India',
      parts: [
        choice('Send letters to', 'lettersTo', ['Residence', 'Office']),
        choice('Residential status', 'status', ['Resident', 'Non-resident', 'Not ordinarily resident']),
        boxes('Passport number', 'passport', { groups: [9], hint: 'Needed unless resident' }),
      ],
    },
    contact(),
    {
      title: 'Aadhaar',
      parts: [
        boxes('Aadhaar number', 'aadhaar', { groups: [4, 4, 4] }),
        letters('Name as in Aadhaar', 'aadhaarName', 2),
      ],
    },
    income,
    representative,
    {
      title: 'Documents enclosed',
      parts: [
        line('Proof of identity', 'proofIdentity'),
        line('Proof of address', 'proofAddress'),
        line('Proof of date of birth', 'proofBirth'),
      ],
    },
    declaration(personCapacities),
    howToFill(
      'Enclose a proof of identity, of address and of the date of birth, each from the list in force on the day.',
      'For a child the birth certificate may be the only proof of the date that is taken: please ask the centre.',
      'Sign inside the box. A thumb impression is attested by a magistrate, notary or gazetted officer.',
    ),
  ],
}
