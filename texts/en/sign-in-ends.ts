import { catalogue } from '../catalogue.ts'

export const signInEndTexts = catalogue('sign-in-ends', {
  stillSignedIn: 'Still signed in',
  signedOut: 'Signed out',
  ranOut: 'Ran out',
  endedByTheUser: 'Ended by the user',
  endedByTheBackOffice: 'Ended by the back office',
  passwordChanged: 'Password changed',
  twoFactorChanged: 'Two-factor changed',
  accessChanged: 'Access changed',
  locked: 'Locked',
  usedFromAnotherBrowser: 'Used from another browser',
})
