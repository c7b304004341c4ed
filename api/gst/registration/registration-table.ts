import { sql } from 'kysely'
import { listOwnGst } from '../../../contract/gst/registration.ts'
import { listGst } from '../../../contract/gst/registration-office.ts'
import { defineList, type ListContext } from '../../platform/list/define-list.ts'
import { registrationCounts } from './registration-counts.ts'
import { registrationsVisibleTo } from './registration-store.ts'

const column = (name: string) => sql.ref(`gst_registration.${name}`)

const fields = {
  no: column('no'),
  at: sql`coalesce(gst_registration.submitted_at, gst_registration.created_at)`,
  status: column('status'),
  legalName: column('legal_name'),
  constitution: column('constitution'),
  panNo: column('pan'),
  state: column('state'),
  trn: column('trn'),
  arn: column('arn'),
  gstin: column('gstin'),
}
const sharedParts = { also: { id: column('id') }, key: column('id'), search: column('search_text'), order: [] }
export const officeGstTable = defineList(listGst, {
  ...sharedParts,
  from: sql`gst_registration join merchant on merchant.id = gst_registration.merchant_id`,
  scope: ({ actor }: ListContext) => registrationsVisibleTo(actor),
  fields: { ...fields, code: sql.ref('merchant.code'), bussName: sql.ref('merchant.business_name') },
  total: async (db) => Object.values(await registrationCounts(db)).reduce((sum, n) => sum + n, 0),
})

export const ownGstTable = defineList(listOwnGst, {
  ...sharedParts,
  from: sql`gst_registration`,
  scope: ({ actor }: ListContext) => registrationsVisibleTo(actor),
  fields,
})
