import { type Access, backOffice, merchantArea } from '../../contract/kernel/role.ts'
import { merchantQueues, officeQueues } from '../../contract/nsdl-pan/queues.ts'
import { merchantPaths as own, backendPaths as to } from '../../contract/paths.ts'
import { reports } from '../../contract/report/reports.ts'
import type { Place } from '../find/place.ts'

/** Pages of one group, as label and address. */
const placesIn = (group: string, access: Access, pages: Record<string, string>): Place[] =>
  Object.entries(pages).map(([label, path]) => ({ label, group, path, access }))

const queuePages = (home: string, queues: Record<string, { title: string; slug: string }>) =>
  Object.fromEntries(Object.values(queues).map(({ title, slug }) => [title, `${home}/${slug}`]))

const user = backOffice('user')

/** Pages of the back office that have no entry in its menu. */
export const officePlaces: readonly Place[] = [
  ...placesIn('NSDL PAN', backOffice('nsdl-pan'), {
    ...queuePages(to.nsdlPan, officeQueues),
    'Verify the next one': to.panVerify(),
  }),
  ...placesIn('UTI PAN', backOffice('uti-pan'), { 'Coupon List': to.utiCouponList, 'PSA Login': to.utiPsaLogin }),
  ...placesIn('GST', backOffice('gst'), {
    'GST Registrations': to.gstRegistration,
    'GST Filings': to.gstFilling,
    'Due Dates': to.gstDueDates,
  }),
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

const apply = merchantArea('apply')

/** Pages of the merchant area that have no entry in its menu. */
export const ownPlaces: readonly Place[] = [
  ...placesIn('NSDL PAN', apply, {
    'Apply for a New PAN': own.panApply('N'),
    'Apply for a PAN Correction': own.panApply('C'),
    'Apply Paperless': own.panApplyPaperless,
    ...queuePages(own.nsdlPan, merchantQueues),
  }),
  ...placesIn('UTI PAN', apply, {
    'Buy Coupons': own.utiCouponBuy,
    'Coupon List': own.utiCouponList,
    'PSA Login': own.utiPsaLogin,
  }),
  ...placesIn('GST', apply, {
    'New GST Registration': own.gstRegistrationNew,
    'GST Registrations': own.gstRegistrationList,
    'New GST Filing': own.gstFillingNew,
    'GST Filings': own.gstFillingList,
    'GST Calendar': own.gstCalendar,
    'GST Clients': own.gstClients,
  }),
  ...placesIn('Payments', merchantArea('payment'), { 'Add Money Online': own.gateway, Statement: own.statement }),
  ...placesIn('Courier', merchantArea('courier'), { 'Send a Parcel': own.courierAdd }),
  ...placesIn(
    'Reports',
    merchantArea('report'),
    Object.fromEntries(reports.map(({ own: side }) => [side.title, own.report(side.slug)])),
  ),
  ...placesIn('Account', merchantArea(), { 'My Exports': own.exports }),
]
