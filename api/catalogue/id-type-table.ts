import { sql } from 'kysely'
import { listIdTypes } from '../../contract/catalogue/id-type.ts'
import { defineList } from '../platform/list/define-list.ts'

const recruited = sql`from id_type_recruit join id_type lower on lower.id = recruits_id where id_type_id = id_type.id`
const recruitNames = sql`coalesce((select string_agg(lower.name, ', ' order by lower.level, lower.name) ${recruited}), '')`

export const idTypeTable = defineList(listIdTypes, {
  from: sql`id_type join package on package.id = default_package_id`,
  scope: () => sql`true`,
  fields: {
    name: sql.ref('id_type.name'),
    level: sql.ref('id_type.level'),
    price: sql.ref('id_type.price'),
    defaultPackage: sql.ref('package.name'),
    recruitNames,
    active: sql.ref('id_type.active'),
  },
  also: {
    id: sql.ref('id_type.id'),
    defaultPackageId: sql.ref('id_type.default_package_id'),
    recruits: sql`array(select lower.id::text ${recruited} order by lower.level, lower.name)`,
  },
  key: sql.ref('id_type.id'),
  search: sql`id_type.name || ' ' || package.name || ' ' || ${recruitNames}`,
  order: [{ column: 'level', dir: 'asc' }],
})
