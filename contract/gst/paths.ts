import { address } from '../kernel/address.ts'
import { officeHome, ownHome } from '../kernel/area-address.ts'

const inOffice = <Path extends string>(path: Path) => `${officeHome('gst')}/${path}` as const
const inShop = <Path extends string>(path: Path) => `${ownHome('gst')}/${path}` as const

/** Its addresses in the back office. */
export const officeGstPaths = {
  gst: officeHome('gst'),
  gstRegistration: inOffice('registration'),
  gstRegistrationOne: address(inOffice('registration/$id')),
  gstFilling: inOffice('filling'),
  gstFillingOne: address(inOffice('filling/$id')),
  gstDueDates: inOffice('due-dates'),
} as const

/** Its addresses in the merchant area. */
export const ownGstPaths = {
  gst: ownHome('gst'),
  gstRegistrationNew: inShop('registration/new'),
  gstRegistrationForm: address(inShop('registration/new/$id')),
  gstRegistrationList: inShop('registration/list'),
  gstRegistration: address(inShop('registration/$id')),
  gstFillingNew: inShop('filling/new'),
  gstFillingList: inShop('filling/list'),
  gstFilling: address(inShop('filling/$id')),
  gstClients: inShop('clients'),
  gstCalendar: inShop('calendar'),
} as const
