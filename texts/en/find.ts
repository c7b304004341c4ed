import { catalogue } from '../catalogue.ts'

export const findTexts = catalogue('find', {
  results: 'Results',
  theSearchCouldNot: 'The search could not be loaded. Check your connection and try again.',
  search: 'Search',
  close: 'Close',
  pageNumberOrName: 'Page, number or name',
  tryAgain: 'Try again',
  typeTheNameOf: 'Type the name of a page, or the number of an application, payment, return, order or parcel.',
  nothingFoundThatYou: 'Nothing found that you can open. Numbers are found whole, PAN numbers from six digits on.',
  typeALittleMore: 'Type a little more.',
  pages: 'Pages',
  recent: 'Recent',
  searching: 'Searching',
  searchingMore: 'Searching…',
  resultCount: '{count, plural, =0 {No results} one {# result} other {# results}}',
  merchants: 'Merchants',
  registrations: 'Registrations',
  paymentRequests: 'Payment requests',
  parcels: 'Parcels',
})
