/** What fields are called, by the last part of their path. */
export const labels: Record<string, string> = {
  constitution: 'Constitution of the business',
  legalName: 'Legal name, as in the PAN',
  panNo: 'PAN',
  tradeName: 'Trade name',
  emailId: 'E-mail',
  mobileNo: 'Mobile number',
  state: 'State',
  district: 'District',
  reason: 'Reason for registration',
  liableFrom: 'Liable since',
  composition: 'Composition scheme',
  address1: 'Building and street',
  address2: 'Locality and town',
  pin: 'Pincode',
  possession: 'Nature of possession',
  activity: 'Nature of activity',
  code: 'HSN or SAC',
  description: 'Description',
  accountNo: 'Bank account number',
  ifsc: 'IFSC',
  name: 'Name',
  fatherName: "Father's name",
  dob: 'Date of birth',
  gender: 'Gender',
  aadhaarNo: 'Aadhaar number',
  address: 'Address',
  signatory: 'Authorised signatory',
  people: 'People',
  supplies: 'Goods and services',
  consent: 'Consent',
}

/** 'Person 2, PAN' for 'people.1.panNo'. */
export function pathLabel(path: string): string {
  const parts = path.split('.')
  const label = labels[parts.at(-1) ?? ''] ?? path
  const place = parts.length > 2 ? ` ${Number(parts[1]) + 1}` : ''
  const groups: Record<string, string> = { people: 'Person', supplies: 'Item', additional: 'Additional place' }
  return place && groups[parts[0] ?? ''] ? `${groups[parts[0] ?? '']}${place}, ${label}` : label
}
