import { sql } from 'kysely'
import { listPsa } from '../../contract/uti-pan/psa.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'

const request = (column: string) => sql.ref(`psa_request.${column}`)

export const psaTable = defineList(listPsa, {
  from: sql`psa_request join merchant on merchant.id = psa_request.merchant_id`,
  scope: () => sql`true`,
  fields: {
    no: request('no'),
    askedAt: request('asked_at'),
    status: request('status'),
    code: sql.ref('merchant.code'),
    bussName: request('shop_name'),
    personName: request('person_name'),
    mobileNo: request('mobile'),
    emailId: request('email'),
    panNo: request('pan'),
    place: sql`psa_request.district || ', ' || psa_request.state || ' ' || psa_request.pin`,
    existingId: request('existing_id'),
    psaId: request('psa_id'),
    reason: request('reason'),
  },
  also: { id: request('id') },
  key: request('id'),
  search: request('search_text'),
  order: [],
  total: (db) => keptTotal(db, 'psa_request'),
})
