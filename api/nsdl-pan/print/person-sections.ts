import type { FormRow, FormSection } from '../form-drawing/form-sheet.ts'
import type { FormFacts } from './form-facts.ts'
import {
  addressRows,
  boxes,
  dayBoxes,
  hasAddress,
  nameRows,
  pair,
  spokenName,
  text,
  ticks,
  yesNo,
} from './form-rows.ts'

const genders = { M: 'Male', F: 'Female', T: 'Transgender' }
const residencies = { resident: 'Resident', rnor: 'Not ordinarily resident', nri: 'Non-resident' }
const parents = { F: "Father's name", M: "Mother's name" }

const aadhaarBoxes = (masked: string) => boxes('Aadhaar number, masked', masked.replaceAll(' ', ''), 12)

/** Who applies, with both parents; for individuals. */
export function personSections(facts: FormFacts): FormSection[] {
  const { data } = facts
  return [
    { title: 'Full name, as in Aadhaar; no initials', rows: fullNameRows(facts) },
    { title: 'About the applicant', rows: aboutRows(facts) },
    { title: 'Parents; of married women too the father, not the husband', rows: parentRows(facts) },
    ...(hasAddress(data, 'home') ? [{ title: 'Residence', rows: addressRows(data, 'home') }] : []),
  ]
}

function fullNameRows({ data }: FormFacts): FormRow[] {
  return [
    ...nameRows(data, 'name'),
    boxes('Name to be printed on the card', data.cardName),
    yesNo('Ever known by another name?', data.knownByOther),
    ...(data.knownByOther ? [boxes('The other name', spokenName(data, 'other'))] : []),
  ]
}

function aboutRows({ data, aadhaarNo }: FormFacts): FormRow[] {
  return [
    pair(dayBoxes('Date of birth (DDMMYYYY)', data.born), ticks('Gender', genders, [data.gender])),
    aadhaarBoxes(aadhaarNo),
    boxes('Name as in Aadhaar', data.aadhaarName),
    ...(data.residency ? [ticks('Residency', residencies, [data.residency])] : []),
    ...(data.passportNo ? [text('Passport number', data.passportNo)] : []),
  ]
}

function parentRows({ data }: FormFacts): FormRow[] {
  const named = (whose: string, rows: FormRow[]) =>
    rows.map((row) => ('label' in row ? { ...row, label: `${whose} ${row.label.toLowerCase()}` } : row))
  return [
    yesNo('Mother a single parent?', data.singleMother),
    ...(data.singleMother ? [] : named("Father's", nameRows(data, 'father'))),
    ...named("Mother's", nameRows(data, 'mother')),
    ...(data.cardParent ? [ticks('To be printed on the card', parents, [data.cardParent])] : []),
  ]
}

/** Who acts for a minor, or for whoever cannot act alone. */
export function representativeSections({ data, raAadhaarNo }: FormFacts): FormSection[] {
  if (!data.withRepresentative && !data.raLast) return []
  return [
    {
      title: 'Representative assessee',
      rows: [
        ...(data.raTitle ? [text('Title', data.raTitle)] : []),
        ...nameRows(data, 'ra'),
        ...(data.raCapacity ? [text('In the capacity of', data.raCapacity)] : []),
        aadhaarBoxes(raAadhaarNo),
        ...addressRows(data, 'ra'),
      ],
    },
  ]
}
