import { indianDay } from '../../contract/kernel/dates.ts'
import { msPerDay } from '../../contract/kernel/days.ts'
import { demoParcels } from '../../database/demo/parcels.ts'
import type { Tx } from '../platform/database.ts'
import type { DemoHouse } from './demo-house.ts'
import { daysAgo } from './past.ts'

type Parcel = (typeof demoParcels)[number]
const twoDaysMs = 2 * msPerDay

/** Parcels in both directions, on their way and received, with the hard copies that lie in them. */
export async function addDemoParcels(tx: Tx, house: DemoHouse): Promise<void> {
  for (const one of demoParcels) await addParcel(tx, house, one)
}

async function addParcel(tx: Tx, house: DemoHouse, one: Parcel): Promise<void> {
  const merchantId = house.merchants.get(one.mobile) ?? ''
  const at = daysAgo(one.daysAgo, '16:40')
  const owner = house.owners.get(merchantId) ?? ''
  const [sender, receiver] = one.direction === 'to-office' ? [owner, house.adminId] : [house.adminId, owner]
  const received = one.status === 'received' && {
    received_at: new Date(at.getTime() + twoDaysMs),
    received_by: receiver,
  }
  const { id } = await tx
    .insertInto('consignment')
    .values({
      direction: one.direction,
      merchant_id: merchantId,
      company_id: tx.selectFrom('courier_company').select('id').where('name', '=', one.courier),
      docket: one.docket,
      sent_on: indianDay(at),
      contents: one.contents,
      status: one.status,
      created_at: at,
      created_by: sender,
      ...received,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await pack(tx, { id, merchantId, papers: one.papers, received })
}

interface Packed {
  id: string
  merchantId: string
  papers: number
  received: { received_at: Date; received_by: string } | false
}

/** Papers that are on their way lie in a parcel that is; those that came lay in one that did. */
async function pack(tx: Tx, { id, merchantId, papers, received }: Packed): Promise<void> {
  const fitting = await tx
    .selectFrom('pan_application')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('hardcopy', 'in', received ? ['received', 'forwarded'] : ['couriered'])
    .where('id', 'not in', (eb) => eb.selectFrom('consignment_item').select('application_id'))
    .orderBy('id')
    .limit(papers)
    .execute()
  if (fitting.length === 0) return
  const state = received ? ({ state: 'received', ...received } as const) : ({ state: 'sent' } as const)
  await tx
    .insertInto('consignment_item')
    .values(fitting.map(({ id: application_id }) => ({ consignment_id: id, application_id, ...state })))
    .execute()
}
