import { catalogue } from '../catalogue.ts'

export const gstNoticeTexts = catalogue('gst-notice', {
  returnOf: '{title} of {name}',
  returnInProgress: 'GST return {no} is in progress',
  isBeingPrepared: '{title} is being prepared. The code for it goes to {mobile}.',
  returnIsFiled: 'GST return {no} is filed',
  isFiledUnderArn: '{title} is filed under ARN {arn}. The filed copy can be downloaded.',
  returnPleaseAnswer: 'GST return {no}: please answer',
  returnIsRejected: 'GST return {no} is rejected',
  amountIsBack: '{why} The amount is back on your wallet.',
  registrationPleaseAnswer: 'GST registration {no}: please answer',
  answerBy: '{question} Answer by {day}.',
  registrationIsFiled: 'GST registration {no} is filed',
  departmentHasIt: '{name}: the department has it under ARN {arn}.',
  registrationIsRejected: 'GST registration {no} is rejected',
  registrationInProgress: 'GST registration {no} is in progress',
  formIsBeingFilledIn: '{name}: the form is being filled in on the GST portal. TRN {trn}.',
  registrationIsApproved: 'GST registration {no} is approved',
  hasTheGstin: '{name} has the GSTIN {gstin}. The certificate can be downloaded.',
  returnsAreDue: '{count, plural, one {A GST return is} other {# GST returns are}} due on {day}',
  andMore: '{lines}; and {more} more.',
  allOfThem: '{lines}.',
})
