import * as z from 'zod/mini'
import { endpoint, nothing, tableEndpoint } from '../kernel/endpoint.ts'
import { anyText, byId, requiredText } from '../kernel/fields.ts'
import { backOffice } from '../kernel/role.ts'
import { flagColumn, textColumn } from '../kernel/table.ts'

export const courierCompanyChange = z.object({
  name: requiredText(80),
  /** Where '{docket}' stands, the docket number is put; without it the link opens the company's own page. */
  trackingLink: anyText(300).check(
    z.regex(
      /^(|https:\/\/[\w-]+(\.[\w-]+)+(:\d{1,5})?([/?#][^\s"'<>]*)?)$/,
      'Enter an address that starts with https://',
    ),
  ),
  active: z.boolean('Invalid input'),
})
export type CourierCompanyChange = z.infer<typeof courierCompanyChange>

export const courierCompany = z.object({
  id: z.string(),
  name: z.string(),
  trackingLink: z.string(),
  active: z.boolean(),
})
export type CourierCompany = z.infer<typeof courierCompany>

/** The address at which a docket is tracked; nothing for a company without a link. */
export function trackingAddress(trackingLink: string, docket: string): string | undefined {
  return trackingLink === '' ? undefined : trackingLink.replaceAll('{docket}', encodeURIComponent(docket))
}

const allow = backOffice('master')

export const listCourierCompanies = tableEndpoint({
  path: '/backend/master/couriers',
  reads: ['courier-company'],
  title: 'Couriers',
  allow,
  columns: {
    name: textColumn('Name', { width: 220 }),
    trackingLink: textColumn('Tracking link', { width: 480 }),
    active: flagColumn('Active', { width: 110 }),
  },
  card: { title: 'name', line: ['trackingLink'], facts: ['active'] },
  row: courierCompany,
})
export const addCourierCompany = endpoint({
  method: 'POST',
  path: '/backend/master/couriers/add',
  changes: ['courier-company'],
  summary: 'Add a courier company',
  allow,
  body: courierCompanyChange,
  reply: nothing,
})
/** Companies are switched off rather than removed: consignments of the past name them. */
export const changeCourierCompany = endpoint({
  method: 'POST',
  path: '/backend/master/couriers/:id/change',
  changes: ['courier-company'],
  summary: 'Change a courier company',
  allow,
  params: byId,
  body: courierCompanyChange,
  reply: nothing,
})
