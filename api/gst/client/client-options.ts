import { type ClientOption, clientName } from '../../../contract/gst/client.ts'
import { stateCodeOf } from '../../../contract/gst/client-gstin.ts'
import { gstStateNames } from '../../../contract/gst/returns-states.ts'
import type { Db } from '../../platform/database.ts'

const most = 2000

/** The active clients of a business by name, to choose from. */
export async function clientOptions(db: Db, merchantId: string | null): Promise<ClientOption[]> {
  const rows = await db
    .selectFrom('gst_client')
    .select(['id', 'gstin', 'legal_name as legalName', 'trade_name as tradeName', 'scheme'])
    .where('merchant_id', '=', merchantId)
    .where('active', '=', true)
    .orderBy('legal_name')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, gstin, scheme, ...names }) => ({
    id,
    gstin,
    name: clientName(names),
    scheme,
    state: gstStateNames[stateCodeOf(gstin)] ?? '',
  }))
}
