import { officeGstPaths as office, ownGstPaths as own } from '../../contract/gst/paths.ts'
import { type Access, backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { gstPageTexts } from '../../texts/en/gst-pages.ts'
import { serviceTexts } from '../../texts/en/service.ts'
import { definePage, lazyFrom } from '../ui/define-page.ts'
import { filteredBy, queueListsOf, type WebService } from '../ui/web-service.ts'

const forOffice = backOffice('gst')
const forShop = merchantArea('apply')
const officePage = lazyFrom(() => import('./office-chunk.ts'))
const ownPage = lazyFrom(() => import('./own-chunk.ts'))
const queueLists = (access: Access, list: string) =>
  queueListsOf(access, { 'filing-submitted': list, 'filing-in-progress': list, 'filing-query': list })

/** Returns, with the clients and the calendar that they come from. */
export const gstFilingService: WebService<'gst-filing'> = {
  office: {
    pages: [
      definePage(office.gstFilling, officePage('OfficeFilingListPage'), {
        title: 'GST Filing',
        access: forOffice,
        under: office.gst,
        find: 'GST Filings',
      }),
      definePage(office.gstFillingOne, officePage('OfficeFilingPage'), {
        title: 'GST return',
        access: forOffice,
        under: office.gst,
        find: false,
      }),
      definePage(office.gstDueDates, officePage('DueDatesPage'), {
        title: 'GST Due Dates',
        access: forOffice,
        under: office.gst,
        find: 'Due Dates',
      }),
    ],
    found: ({ id }) => office.gstFillingOne(id),
    waitingLinks: { 'gst-filing': { to: office.gstFilling } },
    queueLists: queueLists(forOffice, office.gstFilling),
    buttons: [],
  },
  own: {
    pages: [
      definePage(own.gstFillingNew, ownPage('NewFilingPage'), {
        title: gstPageTexts.newGstFiling,
        access: forShop,
        under: own.gst,
        find: true,
      }),
      definePage(own.gstFillingList, ownPage('FilingListPage'), {
        title: gstPageTexts.gstFiling,
        access: forShop,
        under: own.gst,
        find: () => ({ [gstPageTexts.gstFilings()]: own.gstFillingList }),
      }),
      definePage(own.gstFilling, ownPage('FilingDetailPage'), {
        title: gstPageTexts.gstReturn,
        access: forShop,
        under: own.gst,
        find: false,
      }),
      definePage(own.gstCalendar, ownPage('GstCalendarPage'), {
        title: gstPageTexts.gstCalendar,
        access: forShop,
        under: own.gst,
        find: true,
      }),
      definePage(own.gstClients, ownPage('ClientsPage'), {
        title: gstPageTexts.gstClients,
        access: forShop,
        under: own.gst,
        find: true,
      }),
    ],
    found: ({ id }) => own.gstFilling(id),
    waitingLinks: {
      'filing-question': {
        title: serviceTexts.questionsAboutReturns,
        to: own.gstFillingList,
        search: filteredBy('status', 'query'),
      },
    },
    queueLists: queueLists(forShop, own.gstFillingList),
    buttons: [],
    starts: [
      { label: gstPageTexts.gstFiling, about: gstPageTexts.aReturnOfAClient, to: own.gstFillingNew, access: forShop },
    ],
    besideReports: [
      {
        title: gstPageTexts.gstCalendar,
        about: gstPageTexts.whatIsDueForWhichClient,
        path: own.gstCalendar,
        access: forShop,
      },
    ],
  },
  volumes: { 'gst-filing': { name: serviceTexts.gstFiling, tone: 'cyan' } },
}
