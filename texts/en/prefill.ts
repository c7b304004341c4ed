import { catalogue } from '../catalogue.ts'

/** What the form offers so that less must be typed. */
export const prefillTexts = catalogue('prefill', {
  notAnAadhaar: 'This is not an Aadhaar number. Please check the 12 digits.',
  customerAgrees: 'Tick this when the customer has agreed',
  lessToType: 'Less to type',
  readAadhaarCode: 'Read the Aadhaar QR',
  knownCustomer: 'Customer was here before',
  beginWithAadhaarCode: 'Begin with the Aadhaar QR',
})
