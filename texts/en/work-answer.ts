import { catalogue } from '../catalogue.ts'

export const workAnswers = catalogue('work-answer', {
  atMostFilesGoWithIt: 'At most {most} files go with it.',
  thePortal: 'The portal',
  headOffice: 'Head office',
  changedInAnotherWindow: 'This {called} was changed in another window. Please load it again, so that nothing is lost.',
  application: 'application',
  registration: 'registration',
  unknownPincode: 'We do not know this pincode.',
})
