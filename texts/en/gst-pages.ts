import { catalogue } from '../catalogue.ts'

export const gstPageTexts = catalogue('gst-pages', {
  gstFiling: 'GST Filing',
  gstFilings: 'GST Filings',
  gstReturn: 'GST return',
  newGstFiling: 'New GST Filing',
  gstCalendar: 'GST Calendar',
  gstClients: 'GST Clients',
  aReturnOfAClient: 'A return of a client',
  whatIsDueForWhichClient: 'What is due for which client in the coming weeks, and what is overdue.',
  gstRegistrations: 'GST Registrations',
  gstRegistrationOne: 'GST registration',
  newGstRegistration: 'New GST Registration',
  gstRegistration: 'GST Registration',
  aNewGstin: 'A new GSTIN',
})
