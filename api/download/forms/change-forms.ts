import { boxes, choice, dayBoxes, type Form, letters, line, type Section } from '../printed-document.ts'
import { representative } from './form-93.ts'
import {
  addressParts,
  categories,
  contact,
  declaration,
  entityCapacities,
  howToFill,
  nameParts,
  personCapacities,
} from './shared-sections.ts'

const about =
  'Changes, corrections and reprints from 1 April 2026. Fill in every field; tick the box of a part only if that part is to change. No tick at all asks for a reprint.'

const currentPan: Section = {
  title: 'PAN in use',
  parts: [boxes('PAN', 'pan', { groups: [10], hint: 'Enclose a copy of the card or allotment letter' })],
}
const otherPans: Section = {
  title: 'Other PANs held by mistake, to be given up',
  tick: 'changePans',
  parts: [
    boxes('PAN 1', 'surrender1', { groups: [10] }),
    boxes('PAN 2', 'surrender2', { groups: [10], hint: 'Never the PAN in use' }),
  ],
}
const proofs: Section = {
  title: 'Documents enclosed',
  parts: [
    line('Proof of the PAN', 'proofPan'),
    line('Proof of what is to change', 'proofChange'),
    line('Proof of identity and address', 'proofIdentity'),
  ],
}
const fillHint = 'A lost card: enclose a copy of the police report. A PAN card is no proof of identity here.'

/** Change or reprint for an individual. */
export const cr01: Form = {
  code: 'PAN CR-01',
  title: 'Request for changes, corrections or a reprint: individual',
  about,
  photos: true,
  sections: [
    currentPan,
    { title: 'Full name, exactly as in Aadhaar', tick: 'changeName', parts: nameParts('', 'name') },
    {
      title: 'Parents',
      tick: 'changeParents',
      parts: [
        ...nameParts(', father', 'father'),
        ...nameParts(', mother', 'mother'),
        choice('Name printed on the card', 'parentOnCard', ['Father', 'Mother']),
      ],
    },
    { title: 'Date of birth', tick: 'changeBorn', parts: [dayBoxes('Date of birth', 'born')] },
    {
      title: 'Gender',
      tick: 'changeGender',
      parts: [choice('Gender', 'gender', ['Male', 'Female', 'Transgender'])],
    },
    {
      title: 'Photograph and signature',
      tick: 'changePicture',
      parts: [choice('Does not match the card', 'mismatch', ['Photograph', 'Signature'])],
    },
    {
      title: 'Address for letters (it replaces the address on record)',
      tick: 'changeAddress',
      parts: [choice('This is the', 'lettersTo', ['Residence', 'Office']), ...addressParts('home')],
    },
    contact('changeContact'),
    {
      title: 'Aadhaar',
      tick: 'changeAadhaar',
      parts: [boxes('Aadhaar number', 'aadhaar', { groups: [4, 4, 4] }), letters('Name as in Aadhaar', 'aadhaarName')],
    },
    {
      title: 'Fee for linking Aadhaar late (only if the PAN is inoperative)',
      parts: [
        boxes('BSR code and challan number', 'challan', { groups: [7, 5] }),
        dayBoxes('Paid on', 'feeOn'),
        boxes('Amount in rupees', 'fee', { groups: [6] }),
      ],
    },
    otherPans,
    representative,
    proofs,
    declaration(personCapacities),
    howToFill(
      'A name changed by marriage is proved by the marriage certificate, the gazette or a passport with the new name.',
      'A changed name of a parent is proved by the gazette; a date of birth by a proof that shows the right date.',
      fillHint,
    ),
  ],
}

/** Change or reprint for everyone who is no individual. */
export const cr02: Form = {
  code: 'PAN CR-02',
  title: 'Request for changes, corrections or a reprint: company, firm, family, trust or other body',
  about,
  sections: [
    currentPan,
    { title: 'Category', parts: [choice('Tick one', 'category', categories)] },
    { title: 'Full name', tick: 'changeName', parts: [letters('Name', 'entity', 3)] },
    {
      title: 'Formation',
      tick: 'changeFormed',
      parts: [
        dayBoxes('Date of incorporation, deed, agreement or formation', 'formed'),
        letters('Registration number', 'registration'),
      ],
    },
    {
      title: 'Office address (it replaces the address on record)',
      tick: 'changeAddress',
      parts: [letters('Name of the office', 'officeName'), ...addressParts('office')],
    },
    contact('changeContact'),
    otherPans,
    { title: 'Who signs', parts: nameParts('', 'signer') },
    proofs,
    declaration(entityCapacities),
    howToFill(
      'A company proves its new name with the certificate of the registrar, a firm with the changed deed.',
      'A trust, an association or an LLP encloses the changed deed or registration.',
      fillHint,
    ),
  ],
}
