import { sql } from 'kysely'
import { listOwnPincodes } from '../../contract/reference-data.ts'
import { defineList } from '../platform/list/define-list.ts'

const key = sql`pincode_place.pin || '/' || lpad(pincode_place.position::text, 4, '0')`

export const ownPincodeTable = defineList(listOwnPincodes, {
  from: sql`pincode_place`,
  scope: () => sql`true`,
  fields: {
    pin: sql.ref('pincode_place.pin'),
    district: sql.ref('pincode_place.district'),
    state: sql.ref('pincode_place.state'),
  },
  also: { id: key },
  key,
  search: sql.ref('pincode_place.search_text'),
  order: [{ column: 'pin', dir: 'asc' }],
})
