import { catalogue } from '../catalogue.ts'

/** What the server says to whoever registers. */
export const registrationAnswers = catalogue('registration-answer', {
  enterTheDigits: 'Enter the 6 digits',
  codeNoLongerValid: 'This code is no longer valid.',
  askForANewCode: 'Please ask for a new code',
  tooManyWrongCodes: 'Too many wrong codes.',
  codeIsWrong: 'The code is wrong.',
  notTheCode: 'This is not the code we sent',
  notThePicture: 'The text does not match the picture.',
  typeTheNewPicture: 'Please type the text of the new picture',
  emailNotVerified: 'Your e-mail address is not verified yet.',
  askForACode: 'Please ask for a code and enter it',
  checkWhatYouEntered: 'Please check what you entered.',
  chooseFromTheList: 'Please choose one of the list',
  knownAlready:
    'The mobile number, the e-mail address or the PAN is known to us already. If you have joined, please sign in; if you have registered, your number was sent by e-mail. If neither is so, please contact us.',
  closed: 'Registration is closed at the moment. Please come back later.',
  codeIsOnItsWay: 'A code is on its way to {email}. It is good for {minutes} minutes.',
})
