import { catalogue } from '../catalogue.ts'

/** What is said of numbers and names that prove who somebody is, wherever they are asked. */
export const identityTexts = catalogue('identity', {
  mobile: 'Enter a 10-digit mobile number',
  pincode: 'Enter a 6-digit pincode',
  pan: 'Enter a PAN, such as ABCPD1234E',
  ifsc: 'Enter an IFSC of 11 letters and digits, such as SBIN0001234',
  gstinLength: 'Enter the 15 letters and digits',
  gstin: 'This is not a GSTIN. Please check its letters and digits.',
  gstinOfAnotherPan: 'This GSTIN belongs to another PAN',
  district: 'Enter the name of the district',
  male: 'Male',
  female: 'Female',
  transgender: 'Transgender',
  pincodeLiesIn: 'This pincode lies in {states}',
  or: ' or ',
})
