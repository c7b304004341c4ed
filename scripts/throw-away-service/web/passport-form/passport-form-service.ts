import { backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { officePassportForms as office, ownPassportForms as own } from '../../contract/passport-form/paths.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../ui/page-states/placed-page.ts'
import { desksOf, inList, type WebService } from '../ui/web-service.ts'

const chunk = () => import('./passport-forms-page.tsx')

export const passportFormService: WebService<'passport-form'> = {
  office: {
    pages: [page(office, lazyPage(chunk, 'OfficePassportFormsPage'))],
    places: {},
    found: inList(office),
    ways: { 'passport-form': { to: office } },
    desks: desksOf(backOffice('passport-form'), { 'passport-form-asked': office }),
    buttons: [],
  },
  own: {
    pages: [page(own, lazyPage(chunk, 'OwnPassportFormsPage'))],
    places: {},
    found: inList(own),
    ways: { 'passport-form-asked': { to: own } },
    desks: desksOf(merchantArea('apply'), { 'passport-form-asked': own }),
    buttons: [],
  },
  tones: { 'passport-form': 'yellow' },
}
