import { catalogue } from '../catalogue.ts'

export const serviceTexts = catalogue('service', {
  newPan: 'New PAN',
  panCorrection: 'PAN correction',
  draftsToFinish: 'Drafts to finish',
  signedFormsToScan: 'Signed forms to scan',
  picturesToCutOut: 'Pictures to cut out',
  sentBackToMend: 'Sent back to mend',
  refusedByTin: 'Refused by TIN',
  paperlessToGoOnWith: 'Paperless to go on with',
  hardCopiesToSend: 'Hard copies to send',
  utiCoupons: 'UTI coupons',
  gstRegistration: 'GST registration',
  gstDraftsToFinish: 'GST drafts to finish',
  gstQuestionsToAnswer: 'GST questions to answer',
  gstFiling: 'GST filing',
  questionsAboutReturns: 'Questions about returns',
})
