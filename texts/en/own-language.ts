import { catalogue } from '../catalogue.ts'

export const ownLanguageTexts = catalogue('own-language', {
  language: 'Language',
  portalMailsAndNotices: 'The portal speaks it to you, and so do mails and notices.',
})
