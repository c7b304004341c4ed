import type { CourierCompany } from '../../contract/catalogue/courier-company.ts'
import type { Db } from '../platform/database.ts'

/** The companies that a consignment can be given to now, by name. */
export function courierCompanies(db: Db): Promise<CourierCompany[]> {
  return db
    .selectFrom('courier_company')
    .select(['id', 'name', 'tracking_link as trackingLink', 'active'])
    .where('active', '=', true)
    .orderBy('name')
    .execute()
}
