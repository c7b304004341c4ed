import { catalogue } from '../catalogue.ts'

export const trackTexts = catalogue('track', {
  trackYourPanApplication: 'Track your PAN application',
  bothNumbersArePrinted: 'Both numbers are printed on your form and your slip.',
  tokenOrAcknowledgementNumber: 'Token or acknowledgement number',
  dateOfBirthOr: 'Date of birth or formation',
  track: 'Track',
  since: 'Since {since}',
  handedIn: 'Handed in on {on}.',
  handedInAndAcknowledged: 'Handed in on {on}, acknowledged on {acknowledged}.',
  enterTheDigits: 'Enter the 10 digits of the token or the 15 of the acknowledgement',
  noApplicationIsKnown: 'No application is known by this number and date. Please check both.',
})
