import { catalogue } from '../catalogue.ts'

/** What is said of a box that is filled in wrongly, wherever such a box stands. */
export const checkTexts = catalogue('checks', {
  required: 'Required',
  invalid: 'Invalid input',
  atMost: 'At most {max} characters',
  atLeast: 'At least {min} characters',
  passwordTooShort: 'Use at least {min} characters',
  inWords: 'Say it in words',
  noSpaces: 'No spaces, please',
  userNameSigns: 'Use the letters A to Z, digits and the signs . _ - + @',
  recentDay: 'Not in the future, and at most {days} days ago',
  lastBeforeFirst: 'The last day is before the first',
  email: 'Enter an e-mail address, such as name@example.com',
})
