import { sql } from 'kysely'
import { listClients } from '../../../contract/gst/client.ts'
import { panIn } from '../../../contract/gst/client-gstin.ts'
import { gstStateNames } from '../../../contract/gst/returns-states.ts'
import { defineList } from '../../platform/list/define-list.ts'

const column = (name: string) => sql.ref(`gst_client.${name}`)
const codes = Object.keys(gstStateNames)
const names = Object.values(gstStateNames)

/** The clients of the own business, those that were put away among them. */
export const clientTable = defineList(listClients, {
  from: sql`gst_client`,
  scope: ({ actor }) => sql`gst_client.merchant_id = ${actor.merchantId}`,
  fields: {
    gstin: column('gstin'),
    legalName: column('legal_name'),
    tradeName: column('trade_name'),
    scheme: column('scheme'),
    turnover: column('turnover'),
    state: sql`(${names}::text[])[array_position(${codes}::text[], left(gst_client.gstin, 2))]`,
    pan: sql`case when gst_client.gstin ~ '^[0-9]{4}' then null else substr(gst_client.gstin, 3, 10) end`,
    mobileNo: column('mobile'),
    active: column('active'),
  },
  also: {
    id: column('id'),
    since: sql`to_char(gst_client.since, 'YYYY-MM')`,
    cancelledOn: sql`coalesce(gst_client.cancelled_on::text, '')`,
    cancellationOrderOn: sql`coalesce(gst_client.cancellation_order_on::text, '')`,
  },
  key: column('id'),
  search: column('search_text'),
  order: [],
  row: (client) => ({ ...client, pan: panIn(client.gstin) }),
})
