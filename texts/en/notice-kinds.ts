import { catalogue } from '../catalogue.ts'

/** What notices are about, as people choose which of them to get by mail. */
export const noticeKindTexts = catalogue('notice-kinds', {
  security: 'Security of my account',
  announcements: 'Announcements',
  newRegistrations: 'New registrations',
  myBusiness: 'My business and its members',
  payments: 'Payments',
  courier: 'Courier',
  largeExports: 'Large exports',
})
