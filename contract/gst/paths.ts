import { type Id, officeHome, ownHome, part } from '../kernel/area-address.ts'

const inOffice = (path: string) => `${officeHome('gst')}/${path}`
const inShop = (path: string) => `${ownHome('gst')}/${path}`

/** Its addresses in the back office. */
export const officeGstPaths = {
  gst: officeHome('gst'),
  gstRegistration: inOffice('registration'),
  gstRegistrationOne: (id: Id) => inOffice(`registration/${part(id)}`),
  gstFilling: inOffice('filling'),
  gstFillingOne: (id: Id) => inOffice(`filling/${part(id)}`),
  gstDueDates: inOffice('due-dates'),
} as const

/** Its addresses in the merchant area. */
export const ownGstPaths = {
  gst: ownHome('gst'),
  gstRegistrationNew: inShop('registration/new'),
  gstRegistrationForm: (id: Id) => inShop(`registration/new/${part(id)}`),
  gstRegistrationList: inShop('registration/list'),
  gstRegistration: (id: Id) => inShop(`registration/${part(id)}`),
  gstFillingNew: inShop('filling/new'),
  gstFillingList: inShop('filling/list'),
  gstFilling: (id: Id) => inShop(`filling/${part(id)}`),
  gstClients: inShop('clients'),
  gstCalendar: inShop('calendar'),
} as const
