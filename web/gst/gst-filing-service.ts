import { officeGstPaths as office, ownGstPaths as own } from '../../contract/gst/paths.ts'
import { type Access, backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../ui/page-states/placed-page.ts'
import { filteredBy, queueListsOf, type WebService } from '../ui/web-service.ts'

const officeChunk = () => import('./office-chunk.ts')
const ownChunk = () => import('./own-chunk.ts')
const desks = (access: Access, list: string) =>
  queueListsOf(access, { 'filing-submitted': list, 'filing-in-progress': list, 'filing-query': list })

/** Returns, with the clients and the calendar that they come from. */
export const gstFilingService: WebService<'gst-filing'> = {
  office: {
    pages: [
      page(office.gstFilling, lazyPage(officeChunk, 'OfficeFilingListPage')),
      page(office.gstFillingOne, lazyPage(officeChunk, 'OfficeFilingPage')),
      page(office.gstDueDates, lazyPage(officeChunk, 'DueDatesPage')),
    ],
    places: { 'GST Filings': office.gstFilling, 'Due Dates': office.gstDueDates },
    found: ({ id }) => office.gstFillingOne(id),
    waitingLinks: { 'gst-filing': { to: office.gstFilling } },
    queueLists: desks(backOffice('gst'), office.gstFilling),
    buttons: [],
  },
  own: {
    pages: [
      page(own.gstFillingNew, lazyPage(ownChunk, 'NewFilingPage')),
      page(own.gstFillingList, lazyPage(ownChunk, 'FilingListPage')),
      page(own.gstFilling, lazyPage(ownChunk, 'FilingDetailPage')),
      page(own.gstClients, lazyPage(ownChunk, 'ClientsPage')),
      page(own.gstCalendar, lazyPage(ownChunk, 'GstCalendarPage')),
    ],
    places: {
      'New GST Filing': own.gstFillingNew,
      'GST Filings': own.gstFillingList,
      'GST Calendar': own.gstCalendar,
      'GST Clients': own.gstClients,
    },
    found: ({ id }) => own.gstFilling(id),
    waitingLinks: { 'filing-question': { to: own.gstFillingList, search: filteredBy('status', 'query') } },
    queueLists: desks(merchantArea('apply'), own.gstFillingList),
    buttons: [],
    besideReports: [
      {
        title: 'GST Calendar',
        about: 'What is due for which client in the coming weeks, and what is overdue.',
        path: own.gstCalendar,
        access: merchantArea('apply'),
      },
    ],
  },
  tones: { 'gst-filing': 'cyan' },
}
