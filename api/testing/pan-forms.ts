import type { FormSheet } from '../nsdl-pan/form-drawing/form-sheet.ts'

/** For tests: the printed application of an invented person. */
export function aFormSheet(changes: Partial<FormSheet> = {}): FormSheet {
  return { ...person, ...changes }
}

const names = (last: string, first: string, middle: string) => [
  { kind: 'boxes' as const, label: 'Last name or surname', value: last, boxes: 25 },
  { kind: 'boxes' as const, label: 'First name', value: first, boxes: 25 },
  { kind: 'boxes' as const, label: 'Middle name', value: middle, boxes: 25 },
]

const person: FormSheet = {
  formName: 'Form 93',
  title: 'Application for a permanent account number by an individual who is a citizen of India',
  token: 'N000123',
  businessName: 'Namuna Seva Kendra Private Limited',
  headOffice: ['12, Example Road, Sample Nagar', 'Pune, Maharashtra 411001', 'help@kendra.example'],
  withPhoto: true,
  sections: [
    { title: 'Full name, as in Aadhaar', rows: names('NAMUNA', 'RAVI', 'KUMAR') },
    {
      title: 'About the applicant',
      rows: [
        {
          kind: 'pair',
          left: { kind: 'boxes', label: 'Date of birth', value: '05041990', boxes: 8 },
          right: {
            kind: 'ticks',
            label: 'Gender',
            options: [
              { label: 'Male', on: true },
              { label: 'Female', on: false },
              { label: 'Transgender', on: false },
            ],
          },
        },
        { kind: 'boxes', label: 'Aadhaar number', value: '900000000018', boxes: 12 },
        {
          kind: 'pair',
          left: { kind: 'boxes', label: 'Mobile number', value: '9800000011', boxes: 10 },
          right: { kind: 'text', label: 'E-mail', value: 'ravi@namuna.example' },
        },
        {
          kind: 'ticks',
          label: 'Source of income',
          options: [
            { label: 'Salary', on: true },
            { label: 'Income from business or profession', on: false },
            { label: 'House property', on: true },
            { label: 'Capital gains', on: false },
            { label: 'Other sources', on: false },
            { label: 'No income', on: false },
          ],
        },
      ],
    },
    { title: "Father's name", rows: names('NAMUNA', 'SHYAM', 'LAL') },
    { title: "Mother's name", rows: names('NAMUNA', 'SITA', 'DEVI') },
    {
      title: 'Residence',
      rows: [
        { kind: 'boxes', label: 'Flat, room, door, block', value: 'FLAT 4, B WING', boxes: 25 },
        { kind: 'boxes', label: 'Premises, building, village', value: 'UDAHARAN APARTMENTS', boxes: 25 },
        { kind: 'boxes', label: 'Road, street, lane, post office', value: 'EXAMPLE ROAD', boxes: 25 },
        {
          kind: 'boxes',
          label: 'Area, locality, taluka',
          value: 'SAMPLE NAGAR NEAR THE OLD WATER TANK',
          boxes: 25,
          lines: 2,
        },
        { kind: 'boxes', label: 'Town, city, district', value: 'PUNE', boxes: 25 },
        {
          kind: 'pair',
          left: { kind: 'text', label: 'State', value: 'Maharashtra' },
          right: { kind: 'boxes', label: 'PIN', value: '411001', boxes: 6 },
        },
      ],
    },
    {
      title: 'Assessing officer and papers',
      rows: [
        {
          kind: 'pair',
          left: { kind: 'boxes', label: 'Area code and type', value: 'PNEW', boxes: 5 },
          right: { kind: 'boxes', label: 'Range, number', value: '553', boxes: 5 },
        },
        { kind: 'text', label: 'Proof of identity', value: 'Aadhaar card issued by UIDAI' },
        { kind: 'text', label: 'Proof of address', value: 'Aadhaar card issued by UIDAI' },
        { kind: 'text', label: 'Proof of date of birth', value: 'Birth certificate of the municipal authority' },
        { kind: 'text', label: 'Fee paid', value: '₹107.00 on 05-Apr-2026' },
      ],
    },
  ],
  declaration: {
    text: 'I, Ravi Kumar Namuna, the applicant, declare that what is stated above is true to the best of my information and belief. I have not applied for, and do not hold, any other permanent account number. I know that holding more than one, or giving false particulars, can be punished.',
    place: 'Pune',
    date: '05-Apr-2026',
    signer: 'Ravi Kumar Namuna',
    capacity: 'Applicant',
  },
}
