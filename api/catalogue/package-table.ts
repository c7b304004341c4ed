import { sql } from 'kysely'
import { listPackages } from '../../contract/catalogue/package.ts'
import { defineList } from '../platform/list/define-list.ts'

const idTypes = sql`coalesce((select string_agg(id_type.name, ', ' order by level) from id_type where default_package_id = package.id), '')`

export const packageTable = defineList(listPackages, {
  from: sql`package`,
  scope: () => sql`true`,
  fields: {
    name: sql.ref('package.name'),
    products: sql`(select count(*) from package_price where package_id = package.id)`,
    idTypes,
    active: sql.ref('package.active'),
    updatedAt: sql.ref('package.updated_at'),
  },
  also: { id: sql.ref('package.id') },
  key: sql.ref('package.id'),
  search: sql`package.name || ' ' || ${idTypes}`,
  order: [{ column: 'name', dir: 'asc' }],
})
