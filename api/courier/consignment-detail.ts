import type { ConsignmentDetail, ConsignmentItem } from '../../contract/courier.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { readConsignment, readItems } from './consignment-store.ts'

/** A parcel with everything in it. */
export async function consignmentDetail(db: Db, actor: Actor, id: string): Promise<ConsignmentDetail> {
  const parcel = await readConsignment(db, actor, id)
  const around = await db
    .selectFrom('consignment')
    .innerJoin('courier_company', 'courier_company.id', 'consignment.company_id')
    .innerJoin('merchant', 'merchant.id', 'consignment.merchant_id')
    .innerJoin('app_user as sender', 'sender.id', 'consignment.created_by')
    .leftJoin('app_user as receiver', 'receiver.id', 'consignment.received_by')
    .select(['courier_company.name as company', 'courier_company.tracking_link as trackingLink'])
    .select(['merchant.code', 'merchant.business_name as bussName'])
    .select(['sender.display_name as sentBy', 'receiver.display_name as receivedBy'])
    .where('consignment.id', '=', id)
    .executeTakeFirstOrThrow()
  const list = (await readItems(db, id)).map(
    (item): ConsignmentItem => ({
      id: item.id,
      applicationId: item.application_id,
      refNo: item.ref_no,
      ackNo: item.ack_no ?? '',
      cardName: item.card_name,
      state: item.state,
    }),
  )
  return {
    ...around,
    id: parcel.id,
    no: parcel.no,
    sentOn: parcel.sent_on,
    direction: parcel.direction,
    status: parcel.status,
    companyId: parcel.company_id,
    docket: parcel.docket,
    contents: parcel.contents,
    remark: parcel.remark,
    receivedAt: parcel.received_at?.toISOString() ?? null,
    own: (actor.merchantId === null) === (parcel.direction === 'to-merchant'),
    items: list.length,
    missing: list.filter(({ state }) => state === 'missing').length,
    list,
  }
}
