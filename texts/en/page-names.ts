import { catalogue } from '../catalogue.ts'

/** What stands before the business name in the tab of a public page. */
export const pageNames = catalogue('page-names', {
  about: 'About',
  services: 'Services',
  contact: 'Contact',
  mission: 'Mission & Vision',
  payment: 'Payment',
  privacyPolicy: 'Privacy Policy',
  licensing: 'Licensing',
  terms: 'Terms',
  site: 'Site',
})
