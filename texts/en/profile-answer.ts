import { catalogue } from '../catalogue.ts'

export const profileAnswers = catalogue('profile-answer', {
  chooseAnotherPassword: 'Please choose another password.',
  passwordYouHaveNow: 'This is the password you have now',
  signInHasEnded: 'This sign-in does not exist or has ended already.',
  noAppIsWaiting: 'Please begin again: there is no app waiting to be confirmed.',
  codeIsWrong: 'The code is wrong.',
  typeTheCodeShownNow: 'Type the code that the app shows now',
  noPhotoYet: 'There is no photo yet.',
  enterYourPassword: 'Please enter your password.',
  passwordIsWrong: 'The password is wrong.',
  notYourPassword: 'This is not your password',
  passwordWasJustChanged: 'Your password was just changed. Please try again with the new one.',
  tooCommon: 'This password is too common',
  notYourOwnName: 'Do not use your own name, number or code',
  notYourMobileNumber: 'Do not use your mobile number in it',
  notTheNameOfTheBusiness: 'Do not use the name of the business in it',
})
