import { sql } from 'kysely'
import { listConsignments, listOverdue, listOwnConsignments } from '../../contract/courier.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { defineList, type ListContext } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'

const parcel = (column: string) => sql.ref(`consignment.${column}`)
const itemsOf = (condition = sql``) =>
  sql`(select count(*) from consignment_item item where item.consignment_id = consignment.id ${condition})`

const fields = {
  no: parcel('no'),
  sentOn: parcel('sent_on'),
  direction: parcel('direction'),
  status: parcel('status'),
  company: sql`courier_company.name::text`,
  docket: parcel('docket'),
  items: itemsOf(),
  missing: itemsOf(sql`and item.state = 'missing'`),
  contents: parcel('contents'),
}
const from = sql`consignment join courier_company on courier_company.id = consignment.company_id
  join merchant on merchant.id = consignment.merchant_id`
const same = { from, also: { id: parcel('id') }, key: parcel('id'), search: parcel('search_text'), order: [] }
export const consignmentTable = defineList(listConsignments, {
  ...same,
  scope: () => sql`true`,
  fields: { ...fields, code: sql.ref('merchant.code'), bussName: sql.ref('merchant.business_name') },
  total: (db) => keptTotal(db, 'consignment'),
})

export const ownConsignmentTable = defineList(listOwnConsignments, {
  ...same,
  scope: ({ actor }: ListContext) => sql`consignment.merchant_id = ${actor.merchantId}`,
  fields,
})

const paper = (column: string) => sql.ref(`pan_application.${column}`)
/** Hard copies whose day has passed, the longest overdue first. */
export const overdueTable = defineList(listOverdue, {
  from: sql`pan_application join merchant on merchant.id = pan_application.merchant_id`,
  scope: ({ now }: ListContext) =>
    sql`pan_application.hardcopy = 'due' and pan_application.hardcopy_due < ${indianDay(now)}::date`,
  fields: {
    refNo: paper('ref_no'),
    ackNo: sql`coalesce(pan_application.ack_no, '')`,
    cardName: paper('card_name'),
    code: sql.ref('merchant.code'),
    bussName: sql.ref('merchant.business_name'),
    due: paper('hardcopy_due'),
  },
  also: { id: paper('id') },
  key: paper('id'),
  search: paper('search_text'),
  order: [{ column: 'due', dir: 'asc' }],
})
