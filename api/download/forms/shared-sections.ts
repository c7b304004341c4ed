import {
  boxes,
  bullets,
  choice,
  dayBoxes,
  letters,
  line,
  type Part,
  type Section,
  signature,
  text,
} from '../printed-document.ts'

export const nameParts = (whose: string, name: string): Part[] => [
  letters(`Last name / surname${whose}`, `${name}Last`),
  letters(`First name${whose}`, `${name}First`),
  letters(`Middle name${whose}`, `${name}Middle`),
]

export const addressParts = (name: string): Part[] => [
  letters('Flat / room / door / block', `${name}Flat`),
  letters('Premises / building / village', `${name}Premises`),
  letters('Road / street / lane / post office', `${name}Road`),
  letters('Area / locality / taluka', `${name}Area`),
  letters('Town / city / district', `${name}Town`),
  letters('State / Union Territory', `${name}State`),
  boxes('PIN code (ZIP code if abroad)', `${name}Pin`, { groups: [8] }),
  letters('Country', `${name}Country`),
]

export const aoCode: Section = {
  title: 'Assessing officer (AO) code',
  parts: [boxes('AO code', 'ao', { groups: [3, 2, 3, 2], hint: 'Area · type · range · number' })],
}

export const contact = (tick?: string): Section => ({
  title: 'Mobile number and e-mail (both needed)',
  tick,
  parts: [
    boxes('Country code and mobile', 'mobile', { groups: [3, 10], hint: 'Such as 091, then ten digits' }),
    letters('E-mail', 'email', 2),
  ],
})

export const income: Section = {
  title: 'Source of income',
  parts: [
    choice('Tick all that apply', 'income', [
      'Salary',
      'Business or profession',
      'House property',
      'Capital gains',
      'Other sources',
      'No income',
    ]),
    boxes('Business or profession code', 'business', {
      groups: [2],
      hint: 'Only with business income; 20 stands for others',
    }),
  ],
}

/** What the person who signs says, in the words of this portal. */
export const declaration = (capacities: readonly string[]): Section => ({
  title: 'Declaration',
  keep: 160,
  parts: [
    line('I (full name)', 'signerName'),
    choice('Signing as', 'capacity', capacities),
    text(
      'declare that everything written above is true and complete as far as I know, and that no other PAN is in use.',
    ),
    line('Place', 'place'),
    dayBoxes('Date', 'signedOn'),
    signature('Signature or left thumb impression, inside the box, black ink', 'signature'),
  ],
})

export const howToFill = (...more: string[]): Section => ({
  title: 'Before you hand it in',
  parts: [
    bullets(
      'Write in English capitals with black ink, one letter per box, and leave one box empty between words.',
      'Leave out titles such as Shri, Smt, Kumari, Dr and M/s in every name.',
      ...more,
    ),
  ],
})

export const categories = [
  'Company',
  'Partnership firm',
  'Limited liability partnership',
  'Hindu undivided family',
  'Trust',
  'Association of persons',
  'Body of individuals',
  'Local authority',
  'Artificial juridical person',
  'Government',
] as const
export const entityCapacities = ['Karta', 'Partner', 'Director', 'Trustee', 'Authorised signatory'] as const
export const personCapacities = ['Applicant', 'Representative assessee'] as const
