import { officeGstPaths as office, ownGstPaths as own } from '../../contract/gst/paths.ts'
import { type Access, backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { desksOf, only, type WebService } from '../ui/web-service.ts'

const officeChunk = () => import('./office-chunk.ts')
const ownChunk = () => import('./own-chunk.ts')
const desks = (access: Access, list: string) =>
  desksOf(access, { 'gst-submitted': list, 'gst-in-progress': list, 'gst-arn': list, 'gst-clarification': list })

/** Registrations, and the first page of GST. */
export const gstRegistrationService: WebService<'gst-registration'> = {
  office: {
    pages: [
      [office.gst, lazyPage(officeChunk, 'OfficeGstIndexPage')],
      [office.gstRegistration, lazyPage(officeChunk, 'OfficeGstListPage')],
      [`${office.gstRegistrationOne('')}$id`, lazyPage(officeChunk, 'OfficeGstPage')],
    ],
    places: { 'GST Registrations': office.gstRegistration },
    found: ({ id }) => office.gstRegistrationOne(id),
    ways: { 'gst-registration': { to: office.gstRegistration } },
    desks: desks(backOffice('gst'), office.gstRegistration),
    buttons: [],
  },
  own: {
    pages: [
      [own.gst, lazyPage(ownChunk, 'MerchantGstPage')],
      [own.gstRegistrationNew, lazyPage(ownChunk, 'NewGstPage')],
      [`${own.gstRegistrationForm('')}$id`, lazyPage(ownChunk, 'GstFormPage')],
      [own.gstRegistrationList, lazyPage(ownChunk, 'GstListPage')],
      [`${own.gstRegistration('')}$id`, lazyPage(ownChunk, 'GstDetailPage')],
    ],
    places: { 'New GST Registration': own.gstRegistrationNew, 'GST Registrations': own.gstRegistrationList },
    found: ({ id }) => own.gstRegistration(id),
    ways: {
      'gst-draft': { to: own.gstRegistrationList, search: only('status', 'draft') },
      'gst-question': { to: own.gstRegistrationList, search: only('status', 'clarification') },
    },
    desks: desks(merchantArea('apply'), own.gstRegistrationList),
    buttons: [],
  },
  tones: { 'gst-registration': 'grape' },
}
