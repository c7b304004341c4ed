import { catalogue } from '../catalogue.ts'

/** What the server says of a file that it does not take, or cannot give. */
export const fileAnswers = catalogue('file-answer', {
  tooMuchToRead: 'This file takes more time or memory to read than a file may. Please save it anew and retry.',
  damagedFile: 'This file is damaged and cannot be read. Please save it again and retry.',
  pictureTooLarge: 'This picture is too large: at most 50 megapixels, please.',
  damagedPicture: 'This picture is damaged or incomplete. Please take or save it again.',
  empty: 'This file is empty.',
  damagedPdf: 'This PDF is damaged or incomplete. Please save it again and retry.',
  lockedPdf: 'This PDF is locked with a password. Please save it without one and retry.',
  activePdf: 'This PDF holds a script, a form or an attached file. Please print it to a new PDF and retry.',
  largePictureInPdf: 'A picture in this PDF is too large. Please scan it again, at 300 dpi.',
  unusualPdf: 'This PDF is built in an unusual way. Please print it to a new PDF and retry.',
  virus: 'This file holds a virus and was not taken. Please check the computer it comes from.',
  notChecked: 'Files cannot be checked for viruses just now, so none is taken. Please try again in a few minutes.',
  notKept: 'Files cannot be kept at the moment. Please try again later.',
  notThere: 'This file is not there.',
  cannotBeOpened: 'This file is damaged and cannot be opened.',
  noSuchFile: 'This file does not exist.',
  yoursAreRead: 'Your other files are still being read. Please wait for them and try again.',
  manyAreRead: 'Many files are being read just now. Please try again in a moment.',
  tooLarge: 'This file is too large: at most {size}, please.',
})
