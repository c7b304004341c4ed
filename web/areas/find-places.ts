import { type Access, backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { serviceKeys } from '../../contract/of-services.ts'
import { merchantPaths as own, backendPaths as to } from '../../contract/paths.ts'
import { reports } from '../../contract/report/reports.ts'
import { type ServiceModule, serviceModules, services } from '../../contract/services.ts'
import type { Place } from '../find/place.ts'
import { webServices } from '../services.ts'

/** Pages of one group, as label and address. */
const placesIn = (group: string, access: Access, pages: Readonly<Record<string, string>>): Place[] =>
  Object.entries(pages).map(([label, path]) => ({ label, group, path, access }))

/** Pages of the services, each in the group of its module. */
const servicePlaces = (area: 'office' | 'own', accessOf: (module: ServiceModule) => Access): Place[] =>
  serviceKeys.flatMap((key) => {
    const { module } = services[key]
    return placesIn(serviceModules[module].name, accessOf(module), webServices[key][area].places)
  })

const user = backOffice('user')

/** Pages of the back office that have no entry in its menu. */
export const officePlaces: readonly Place[] = [
  ...servicePlaces('office', backOffice),
  ...placesIn('Payments', backOffice('payment'), {
    'Bank Statement': `${to.payments}?tab=bank-statement`,
    'Online Payments': `${to.payments}?tab=online`,
    Corrections: `${to.payments}?tab=corrections`,
  }),
  ...placesIn('Courier', backOffice('courier'), {
    'Send a Parcel': to.courierAdd,
    'Overdue Hard Copies': to.courierOverdue,
  }),
  ...placesIn(
    'Reports',
    backOffice('report'),
    Object.fromEntries(reports.map(({ office }) => [office.title, to.report(office.slug)])),
  ),
  ...placesIn('User Management', user, {
    'ID Sale List': to.idSaleList,
    'Login History': to.loginHistory,
  }),
  ...placesIn('Reference Data', backOffice('master'), { Pincodes: to.referencePincodes }),
  ...placesIn('My Account', backOffice(), { 'My Exports': to.exports }),
]

/** Pages of the merchant area that have no entry in its menu. */
export const ownPlaces: readonly Place[] = [
  ...servicePlaces('own', () => merchantArea('apply')),
  ...placesIn('Payments', merchantArea('payment'), { 'Add Money Online': own.gateway, Statement: own.statement }),
  ...placesIn('Courier', merchantArea('courier'), { 'Send a Parcel': own.courierAdd }),
  ...placesIn(
    'Reports',
    merchantArea('report'),
    Object.fromEntries(reports.map(({ own: side }) => [side.title, own.report(side.slug)])),
  ),
  ...placesIn('Account', merchantArea(), { 'My Exports': own.exports }),
]
