import { sql } from 'kysely'
import { listRegistrations } from '../../contract/registration-review.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'

export const registrationTable = defineList(listRegistrations, {
  from: sql`registration join id_type on id_type.id = registration.id_type_id`,
  scope: () => sql`true`,
  fields: {
    refNo: sql.ref('registration.ref_no'),
    dated: sql.ref('registration.dated'),
    status: sql.ref('registration.status'),
    name: sql`registration.first_name || ' ' || registration.last_name`,
    shopName: sql.ref('registration.shop_name'),
    idName: sql.ref('id_type.name'),
    mobileNo: sql.ref('registration.mobile'),
    emailId: sql.ref('registration.email'),
    district: sql.ref('registration.district'),
    state: sql.ref('registration.state'),
  },
  also: { id: sql.ref('registration.id') },
  key: sql.ref('registration.id'),
  search: sql.ref('registration.search_text'),
  order: [{ column: 'dated', dir: 'desc' }],
  total: (db) => keptTotal(db, 'registration'),
})
