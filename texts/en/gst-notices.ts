import { catalogue } from '../catalogue.ts'

/** What the bell tells a merchant of GST registrations and returns. */
export const gstNotices = catalogue('gst-notices', {
  registrationStarted: 'GST registration {no} is in progress',
  registrationStartedText: '{name}: the form is being filled in on the GST portal. TRN {trn}.',
  registrationAsked: 'GST registration {no}: please answer',
  registrationAskedText: '{question} Answer by {due}.',
  registrationFiled: 'GST registration {no} is filed',
  registrationFiledText: '{name}: the department has it under ARN {arn}.',
  registrationApproved: 'GST registration {no} is approved',
  registrationApprovedText: '{name} has the GSTIN {gstin}. The certificate can be downloaded.',
  registrationRejected: 'GST registration {no} is rejected',
  registrationRejectedText: '{reason} The amount is back on your wallet.',
  returnOf: '{form} {period} of {client}',
  returnStarted: 'GST return {no} is in progress',
  returnStartedText: '{what} is being prepared. The code for it goes to {mobile}.',
  returnAsked: 'GST return {no}: please answer',
  returnAskedText: '{what}: {question}',
  returnFiled: 'GST return {no} is filed',
  returnFiledText: '{what} is filed under ARN {arn}. The filed copy can be downloaded.',
  returnRejected: 'GST return {no} is rejected',
  returnRejectedText: '{what}: {reason} The amount is back on your wallet.',
  oneIsDue: 'A GST return is due on {due}',
  manyAreDue: '{count} GST returns are due on {due}',
  dueListed: '{lines}.',
  dueListedAndMore: '{lines}; and {more} more.',
})
