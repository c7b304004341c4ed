import { emptyPerson, type GstDraft, type GstPerson, gstDraft } from './registration-draft.ts'

/** A partner, proprietor or director with everything filled in, of nobody who lives. */
export const aGstPerson = (key: string, change: Partial<GstPerson> = {}): GstPerson => ({
  ...emptyPerson(key),
  name: 'Asha Sample',
  fatherName: 'Mohan Sample',
  dob: '1985-06-01',
  mobileNo: '9876500012',
  emailId: 'asha@people.test',
  gender: 'F',
  panNo: 'ABCPS1234E',
  aadhaarNo: '234567890124',
  address: '12 Main Road, Pune',
  ...change,
})

/** A form with everything in it, of a proprietor in Pune. */
export const aGstDraft = (change: Partial<GstDraft> = {}): GstDraft => ({
  ...gstDraft.parse({}),
  constitution: 'proprietorship',
  legalName: 'Asha Sample',
  panNo: 'ABCPS1234E',
  tradeName: 'Sample Stores',
  emailId: 'stores@people.test',
  mobileNo: '9876500011',
  state: 'Maharashtra',
  district: 'Pune',
  reason: 'threshold',
  liableFrom: '2026-04-01',
  composition: 'no',
  place: { address1: '5 Market Yard', address2: '', pin: '411001', possession: 'rented', activity: 'retail' },
  supplies: [{ code: '1006', description: 'Rice' }],
  accountNo: '123456789012',
  ifsc: 'SBIN0001234',
  people: [aGstPerson('p1')],
  signatory: 'p1',
  consent: true,
  ...change,
})
