import { officeGstPaths as office, ownGstPaths as own } from '../../contract/gst/paths.ts'
import { type Access, backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { serviceModules } from '../../contract/services.ts'
import { gstPageTexts } from '../../texts/en/gst-pages.ts'
import { serviceTexts } from '../../texts/en/service.ts'
import { definePage, lazyFrom } from '../ui/define-page.ts'
import { filteredBy, queueListsOf, type WebService } from '../ui/web-service.ts'

const { name } = serviceModules.gst
const forOffice = backOffice('gst')
const forShop = merchantArea('apply')
const officePage = lazyFrom(() => import('./office-chunk.ts'))
const ownPage = lazyFrom(() => import('./own-chunk.ts'))
const queueLists = (access: Access, list: string) =>
  queueListsOf(access, { 'gst-submitted': list, 'gst-in-progress': list, 'gst-arn': list, 'gst-clarification': list })

/** Registrations, and the first page of GST. */
export const gstRegistrationService: WebService<'gst-registration'> = {
  office: {
    pages: [
      definePage(office.gst, officePage('OfficeGstIndexPage'), { title: name, access: forOffice, menu: 'Actions' }),
      definePage(office.gstRegistration, officePage('OfficeGstListPage'), {
        title: 'GST Registrations',
        access: forOffice,
        under: office.gst,
        find: true,
      }),
      definePage(office.gstRegistrationOne, officePage('OfficeGstPage'), {
        title: 'GST registration',
        access: forOffice,
        under: office.gst,
        find: false,
      }),
    ],
    found: ({ id }) => office.gstRegistrationOne(id),
    waitingLinks: { 'gst-registration': { to: office.gstRegistration } },
    queueLists: queueLists(forOffice, office.gstRegistration),
    buttons: [],
  },
  own: {
    pages: [
      definePage(own.gst, ownPage('MerchantGstPage'), { title: name, access: forShop, menu: 'Product' }),
      definePage(own.gstRegistrationNew, ownPage('NewGstPage'), {
        title: gstPageTexts.newGstRegistration,
        access: forShop,
        under: own.gst,
        find: true,
      }),
      definePage(own.gstRegistrationForm, ownPage('GstFormPage'), {
        title: gstPageTexts.newGstRegistration,
        access: forShop,
        under: own.gst,
        find: false,
      }),
      definePage(own.gstRegistrationList, ownPage('GstListPage'), {
        title: gstPageTexts.gstRegistrations,
        access: forShop,
        under: own.gst,
        find: true,
      }),
      definePage(own.gstRegistration, ownPage('GstDetailPage'), {
        title: gstPageTexts.gstRegistrationOne,
        access: forShop,
        under: own.gst,
        find: false,
      }),
    ],
    found: ({ id }) => own.gstRegistration(id),
    waitingLinks: {
      'gst-draft': {
        title: serviceTexts.gstDraftsToFinish,
        to: own.gstRegistrationList,
        search: filteredBy('status', 'draft'),
      },
      'gst-question': {
        title: serviceTexts.gstQuestionsToAnswer,
        to: own.gstRegistrationList,
        search: filteredBy('status', 'clarification'),
      },
    },
    queueLists: queueLists(forShop, own.gstRegistrationList),
    buttons: [],
    starts: [
      {
        label: gstPageTexts.gstRegistration,
        about: gstPageTexts.aNewGstin,
        to: own.gstRegistrationNew,
        access: forShop,
      },
    ],
  },
  volumes: { 'gst-registration': { name: serviceTexts.gstRegistration, tone: 'grape' } },
}
