import { registrant, shop } from '../../contract/registration.ts'

/** The texts of the form by their names on the wire. The tick, the code and the captcha are not among them. */
export const emptyFields = {
  fName: '',
  lName: '',
  fatherName: '',
  gender: '',
  dob: '',
  mobileNo: '',
  emailId: '',
  panNo: '',
  shopName: '',
  idType: '',
  address1: '',
  address2: '',
  address3: '',
  pin: '',
  state: '',
  district: '',
}
export type Fields = typeof emptyFields
export type FieldName = keyof Fields

export const labels: Record<string, string> = {
  fName: 'First name',
  lName: 'Last name',
  fatherName: "Father's name",
  gender: 'Gender',
  dob: 'Date of birth',
  mobileNo: 'Mobile number',
  emailId: 'E-mail',
  panNo: 'PAN',
  shopName: 'Shop name',
  idType: 'ID type',
  address1: 'Address line 1',
  address2: 'Address line 2',
  address3: 'Address line 3',
  pin: 'Pincode',
  state: 'State',
  district: 'District',
  code: 'Code',
  captcha: 'Captcha',
  consent: 'Consent',
}

export const optionalFields: readonly string[] = ['lName', 'address2', 'address3']

/** The steps of the form; the first two are checked before one goes on. */
export const steps = [
  { title: 'Person', schema: registrant },
  { title: 'Shop', schema: shop },
  { title: 'Verify', schema: undefined },
] as const
export const lastStep = steps.length - 1

/** The step that holds a field. */
export function stepOf(field: string): number {
  const found = steps.findIndex(({ schema }) => schema && field in schema.shape)
  return found === -1 ? lastStep : found
}
