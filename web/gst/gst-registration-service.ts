import { officeGstPaths as office, ownGstPaths as own } from '../../contract/gst/paths.ts'
import { type Access, backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../ui/page-states/placed-page.ts'
import { filteredBy, queueListsOf, type WebService } from '../ui/web-service.ts'

const officeChunk = () => import('./office-chunk.ts')
const ownChunk = () => import('./own-chunk.ts')
const desks = (access: Access, list: string) =>
  queueListsOf(access, { 'gst-submitted': list, 'gst-in-progress': list, 'gst-arn': list, 'gst-clarification': list })

/** Registrations, and the first page of GST. */
export const gstRegistrationService: WebService<'gst-registration'> = {
  office: {
    pages: [
      page(office.gst, lazyPage(officeChunk, 'OfficeGstIndexPage')),
      page(office.gstRegistration, lazyPage(officeChunk, 'OfficeGstListPage')),
      page(office.gstRegistrationOne, lazyPage(officeChunk, 'OfficeGstPage')),
    ],
    places: { 'GST Registrations': office.gstRegistration },
    found: ({ id }) => office.gstRegistrationOne(id),
    waitingLinks: { 'gst-registration': { to: office.gstRegistration } },
    queueLists: desks(backOffice('gst'), office.gstRegistration),
    buttons: [],
  },
  own: {
    pages: [
      page(own.gst, lazyPage(ownChunk, 'MerchantGstPage')),
      page(own.gstRegistrationNew, lazyPage(ownChunk, 'NewGstPage')),
      page(own.gstRegistrationForm, lazyPage(ownChunk, 'GstFormPage')),
      page(own.gstRegistrationList, lazyPage(ownChunk, 'GstListPage')),
      page(own.gstRegistration, lazyPage(ownChunk, 'GstDetailPage')),
    ],
    places: { 'New GST Registration': own.gstRegistrationNew, 'GST Registrations': own.gstRegistrationList },
    found: ({ id }) => own.gstRegistration(id),
    waitingLinks: {
      'gst-draft': { to: own.gstRegistrationList, search: filteredBy('status', 'draft') },
      'gst-question': { to: own.gstRegistrationList, search: filteredBy('status', 'clarification') },
    },
    queueLists: desks(merchantArea('apply'), own.gstRegistrationList),
    buttons: [],
  },
  tones: { 'gst-registration': 'grape' },
}
