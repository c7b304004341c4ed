import { catalogue } from '../catalogue.ts'

/** What the server says to whoever fills in a KYC. */
export const kycAnswers = catalogue('kyc-answer', {
  documentNotAsked: 'This document is not asked of you.',
  notAsked: 'Not asked of you',
  stepNotAsked: 'This step is not asked of you.',
  checkWhatYouEntered: 'Please check what you entered.',
  pleaseUpload: 'Please upload: {document}',
  somethingIsMissing: 'Something is still missing.',
  noSuchDocument: 'This document does not exist.',
  noSuchPerson: 'This person does not exist.',
})
