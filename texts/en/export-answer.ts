import { catalogue } from '../catalogue.ts'

export const exportAnswers = catalogue('export-answer', {
  noSuchExport: 'This export does not exist.',
  exportIsGone: 'This export lay ready for {hours} hours and is gone now. Please export the list again.',
  exportNotReady: 'This export is not ready yet.',
})
