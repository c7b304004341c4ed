import { backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { officePassportForms as office, ownPassportForms as own } from '../../contract/passport-form/paths.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../ui/page-states/placed-page.ts'
import { inList, queueListsOf, type WebService } from '../ui/web-service.ts'

const chunk = () => import('./passport-forms-page.tsx')

export const passportFormService: WebService<'passport-form'> = {
  office: {
    pages: [page(office, lazyPage(chunk, 'OfficePassportFormsPage'))],
    places: {},
    found: inList(office),
    waitingLinks: { 'passport-form': { to: office } },
    queueLists: queueListsOf(backOffice('passport-form'), { 'passport-form-asked': office }),
    buttons: [],
  },
  own: {
    pages: [page(own, lazyPage(chunk, 'OwnPassportFormsPage'))],
    places: {},
    found: inList(own),
    waitingLinks: { 'passport-form-asked': { to: own } },
    queueLists: queueListsOf(merchantArea('apply'), { 'passport-form-asked': own }),
    buttons: [],
  },
  tones: { 'passport-form': 'yellow' },
}
