import { sql } from 'kysely'
import { listAoCodes } from '../../contract/reference-data.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptCount } from '../platform/list/kept-count.ts'

export const aoCodeTable = defineList(listAoCodes, {
  from: sql`ao_code`,
  scope: () => sql`true`,
  fields: {
    city: sql.ref('ao_code.city'),
    areaCode: sql.ref('ao_code.area_code'),
    aoType: sql.ref('ao_code.ao_type'),
    rangeCode: sql.ref('ao_code.range_code'),
    aoNumber: sql.ref('ao_code.ao_number'),
    description: sql.ref('ao_code.description'),
  },
  also: { id: sql.ref('ao_code.id') },
  key: sql.ref('ao_code.id'),
  search: sql.ref('ao_code.search_text'),
  order: [
    { column: 'city', dir: 'asc' },
    { column: 'areaCode', dir: 'asc' },
    { column: 'rangeCode', dir: 'asc' },
    { column: 'aoNumber', dir: 'asc' },
  ],
  total: (db) => keptCount(db, 'ao_code'),
})
