import { sql } from 'kysely'
import { listCourierCompanies } from '../../contract/catalogue/courier-company.ts'
import { defineList } from '../platform/list/define-list.ts'

export const courierCompanyTable = defineList(listCourierCompanies, {
  from: sql`courier_company`,
  scope: () => sql`true`,
  fields: {
    name: sql`courier_company.name::text`,
    trackingLink: sql.ref('courier_company.tracking_link'),
    active: sql.ref('courier_company.active'),
  },
  also: { id: sql.ref('courier_company.id') },
  key: sql.ref('courier_company.id'),
  search: sql`courier_company.name || ' ' || courier_company.tracking_link`,
  order: [{ column: 'name', dir: 'asc' }],
})
