import { choice, dayBoxes, type Form, letters, line } from '../printed-document.ts'
import {
  addressParts,
  aoCode,
  categories,
  contact,
  declaration,
  entityCapacities,
  howToFill,
  income,
  nameParts,
} from './shared-sections.ts'

/** New PAN for everyone in India who is no individual. */
export const form94: Form = {
  code: 'Form 94',
  title: 'Application for a new PAN: Indian company, firm, family, trust or other body',
  about: 'Rule 158, Income-tax Rules 2026. Used for applications from 1 April 2026, in place of Form 49A.',
  sections: [
    aoCode,
    { title: 'Full name, as in the registration document', parts: [letters('Name', 'entity', 3)] },
    { title: 'Category', parts: [choice('Tick one', 'category', categories)] },
    {
      title: 'Formation',
      parts: [
        dayBoxes('Date of incorporation, deed, agreement or formation', 'formed'),
        letters('Registration number', 'registration'),
      ],
    },
    {
      title: 'Registered or principal office',
      parts: [letters('Name of the office', 'officeName'), ...addressParts('office')],
    },
    contact(),
    income,
    {
      title: 'Who signs for the applicant',
      parts: [...nameParts('', 'signer'), ...nameParts(', father', 'signerFather')],
    },
    {
      title: 'Documents enclosed',
      parts: [line('Proof of registration, identity and address', 'proofIdentity')],
    },
    declaration(entityCapacities),
    howToFill(
      'Write the whole name, not a short form: PRIVATE LIMITED, not PVT LTD.',
      'A family encloses the affidavit of the Karta with name, father and address of every coparcener.',
      'A photograph, a gender, parents and an Aadhaar number are not asked for.',
    ),
  ],
}
