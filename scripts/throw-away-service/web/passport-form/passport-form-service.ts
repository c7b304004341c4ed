import { backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { officePassportForms as office, ownPassportForms as own } from '../../contract/passport-form/paths.ts'
import { serviceModules } from '../../contract/services.ts'
import { definePage, lazyFrom } from '../ui/define-page.ts'
import { inList, queueListsOf, type WebService } from '../ui/web-service.ts'

const { name: title } = serviceModules['passport-form']
const forOffice = backOffice('passport-form')
const forShop = merchantArea('apply')
const show = lazyFrom(() => import('./passport-forms-page.tsx'))

export const passportFormService: WebService<'passport-form'> = {
  office: {
    pages: [definePage(office, show('OfficePassportFormsPage'), { title, access: forOffice, menu: 'Actions' })],
    found: inList(office),
    waitingLinks: { 'passport-form': { to: office } },
    queueLists: queueListsOf(forOffice, { 'passport-form-asked': office }),
    buttons: [],
  },
  own: {
    pages: [definePage(own, show('OwnPassportFormsPage'), { title, access: forShop, menu: 'Product' })],
    found: inList(own),
    waitingLinks: { 'passport-form-asked': { title: 'Passport forms asked for', to: own } },
    queueLists: queueListsOf(forShop, { 'passport-form-asked': own }),
    buttons: [],
    starts: [{ label: title, about: 'Filled in for a customer', to: own, access: forShop }],
  },
  volumes: { 'passport-form': { name: 'Passport forms', tone: 'yellow' } },
}
