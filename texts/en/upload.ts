import { catalogue } from '../catalogue.ts'

export const uploadTexts = catalogue('upload', {
  isBeingChecked: '{name} is being checked …',
  cancelTheUploadOf: 'Cancel the upload of {name}',
  cancel: 'Cancel',
  howMuchIsUploaded: 'How much of {name} is uploaded',
  youCancelledTheUpload: 'You cancelled the upload.',
  theFileIsLarger: 'The file is larger than {megabytes} MB. Please choose a smaller one.',
  uploading: 'Uploading {name}, {percent} %',
  waitsForTheLine: '{name}, {percent} %: waiting. It goes on by itself as soon as it can.',
})
