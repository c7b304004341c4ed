import { sql } from 'kysely'
import { listOwnFilings } from '../../../contract/gst/filing.ts'
import { listFilings } from '../../../contract/gst/filing-office.ts'
import { defineList, type ListContext } from '../../platform/list/define-list.ts'
import { keptTotal } from '../../platform/list/kept-count.ts'
import { filingsVisibleTo } from './filing-store.ts'

const column = (name: string) => sql.ref(`gst_filing.${name}`)

const fields = {
  no: column('no'),
  at: column('submitted_at'),
  status: column('status'),
  gstin: column('gstin'),
  name: sql`coalesce(nullif(gst_filing.trade_name, ''), gst_filing.legal_name)`,
  returnType: column('return_type'),
  period: column('period_label'),
  dueOn: column('due_on'),
  nil: column('nil'),
  arn: column('arn'),
  filedOn: column('filed_on'),
}
const sharedParts = { also: { id: column('id') }, key: column('id'), search: column('search_text'), order: [] }
export const officeFilingTable = defineList(listFilings, {
  ...sharedParts,
  from: sql`gst_filing join merchant on merchant.id = gst_filing.merchant_id`,
  scope: ({ actor }: ListContext) => filingsVisibleTo(actor),
  fields: { ...fields, code: sql.ref('merchant.code'), bussName: sql.ref('merchant.business_name') },
  total: (db) => keptTotal(db, 'gst_filing'),
})

export const ownFilingTable = defineList(listOwnFilings, {
  ...sharedParts,
  from: sql`gst_filing`,
  scope: ({ actor }: ListContext) => filingsVisibleTo(actor),
  fields,
})
