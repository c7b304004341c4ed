import type { Values } from '../printed-document.ts'

// Nobody has these: Aadhaar numbers never begin with 0, no PAN has the number 0000, and 'namuna' means 'sample'.
const address = (
  name: string,
  [flat, premises]: [string, string],
  place: Partial<Record<string, string>> = {},
): Values =>
  Object.fromEntries(
    Object.entries({
      Flat: flat,
      Premises: premises,
      Road: 'SAMPLE ROAD',
      Area: 'EXAMPLE NAGAR',
      Town: 'PUNE',
      State: 'MAHARASHTRA',
      Pin: '411001',
      Country: 'INDIA',
      ...place,
    }).map(([line, value]) => [name + line, value ?? '']),
  )

const signed = { place: 'Pune', signedOn: '15042026' }
const reach = { mobile: '0919800000000', email: 'NAMUNA@EXAMPLE.COM' }

export const person: Values = {
  ...signed,
  ...reach,
  ...address('home', ['FLAT 12', 'EXAMPLE ARCADE']),
  ao: 'PNEW 00101',
  nameLast: 'NAMUNA',
  nameFirst: 'ASHA',
  nameMiddle: 'RAVI',
  otherName: 'No',
  gender: 'Female',
  born: '05081994',
  singleMother: 'No',
  fatherLast: 'NAMUNA',
  fatherFirst: 'RAVI',
  fatherMiddle: 'KUMAR',
  motherLast: 'NAMUNA',
  motherFirst: 'MEENA',
  parentOnCard: 'Father',
  lettersTo: 'Residence',
  status: 'Resident',
  aadhaar: '000011112222',
  aadhaarName: 'ASHA RAVI NAMUNA',
  income: 'No income',
  proofIdentity: 'Aadhaar',
  proofAddress: 'Aadhaar',
  proofBirth: 'Matriculation certificate',
  signerName: 'Asha Ravi Namuna',
  capacity: 'Applicant',
  signature: 'Asha R Namuna',
}

export const personAbroad: Values = {
  ...person,
  ...address('home', ['UNIT 7', 'EXAMPLE TOWER'], {
    Town: 'SAMPLE CITY',
    State: 'SAMPLE STATE',
    Pin: '00000000',
    Country: 'UNITED ARAB EMIRATES',
  }),
  ao: 'DLCW 00001',
  mobile: '971500000000 ',
  status: 'Non-resident',
  passport: 'X0000000',
  aadhaar: '',
  aadhaarName: '',
  income: 'Other sources',
  proofIdentity: 'Passport',
  proofAddress: 'Bank statement abroad, not older than three months, attested',
  proofBirth: 'Passport',
  place: 'Sample City',
}

export const minor: Values = {
  ...person,
  nameFirst: 'TARA',
  aadhaarName: 'TARA RAVI NAMUNA',
  born: '20112023',
  repLast: 'NAMUNA',
  repFirst: 'RAVI',
  repMiddle: 'KUMAR',
  repRelation: 'Father',
  repAddress: 'Flat 12, Example Arcade, Sample Road, Pune 411001',
  repAadhaar: '000033334444',
  proofIdentity: 'Aadhaar of the father, who represents the child',
  proofAddress: 'Aadhaar of the father',
  proofBirth: 'Birth certificate',
  signerName: 'Ravi Kumar Namuna',
  capacity: 'Representative assessee',
  signature: 'Ravi K Namuna',
}

const change = { pan: 'AAAPN0000A', proofPan: 'Copy of the PAN card' }

export const personChange: Values = {
  ...person,
  ...change,
  changeName: 'yes',
  nameLast: 'UDAHARAN',
  aadhaarName: 'ASHA RAVI UDAHARAN',
  proofChange: 'Marriage certificate',
  signerName: 'Asha Ravi Udaharan',
  signature: 'Asha R Udaharan',
}

export const minorChange: Values = {
  ...minor,
  ...change,
  changeBorn: 'yes',
  proofChange: 'Birth certificate with the right date',
}

/** The PAN is inoperative because Aadhaar was linked late; the fee was paid. */
export const personPenalty: Values = {
  ...person,
  ...change,
  changeAadhaar: 'yes',
  challan: '000000000001',
  feeOn: '10042026',
  fee: '1000',
  proofChange: 'Aadhaar and the challan of the fee',
}

interface Body {
  name: string
  category: string
  capacity: string
  proof: string
  registration?: string
  income?: string
}

export function body({ name, category, capacity, proof, registration, income }: Body): Values {
  return {
    ...signed,
    ...reach,
    ...address('office', ['SHOP 3', 'SAMPLE CHAMBERS']),
    ao: 'PNEW 00102',
    entity: name,
    category,
    formed: '02042026',
    registration: registration ?? '',
    officeName: 'HEAD OFFICE',
    income: income ?? 'Business or profession',
    business: income ? '' : '20',
    signerLast: 'NAMUNA',
    signerFirst: 'RAVI',
    signerMiddle: 'KUMAR',
    signerFatherLast: 'NAMUNA',
    signerFatherFirst: 'SURESH',
    proofIdentity: proof,
    signerName: 'Ravi Kumar Namuna',
    capacity,
    signature: 'Ravi K Namuna',
  }
}

export const bodyChange: Values = {
  ...body({
    name: 'NAMUNA SEVA PRIVATE LIMITED',
    category: 'Company',
    capacity: 'Director',
    proof: 'Certificate of the registrar of companies',
    registration: 'U00000MH2026PTC000000',
  }),
  pan: 'AAACN0000A',
  changeName: 'yes',
  proofPan: 'Copy of the PAN card',
  proofChange: 'Certificate of the registrar about the new name',
}
