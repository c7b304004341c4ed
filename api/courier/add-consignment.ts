import type { OfficeConsignment, OwnConsignment } from '../../contract/courier.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { insertConsignment } from './consignment-store.ts'
import { packHardCopies } from './pack-hard-copies.ts'
import { requireDocket } from './require-docket.ts'

const columnsOf = (given: OwnConsignment | OfficeConsignment) => ({
  company_id: given.companyId,
  docket: given.docket,
  sent_on: given.sentOn,
  contents: given.contents,
  remark: given.remark,
})

/** A merchant's parcel to the head office, with the hard copies that were ticked. */
export async function addOwnConsignment(tx: Tx, actor: Actor, given: OwnConsignment) {
  await requireDocket(tx, given)
  const merchantId = actor.merchantId ?? ''
  const row = { ...columnsOf(given), direction: 'to-office', merchant_id: merchantId, created_by: actor.id } as const
  const made = await insertConsignment(tx, row)
  await packHardCopies(tx, given.applicationIds, { consignmentId: made.id, merchantId })
  const detail = { docket: given.docket, papers: given.applicationIds.length }
  await recordAudit(tx, doerOf(actor), { act: 'courier.sent', subject: made.no, detail })
  return made
}

/** A parcel of the head office to a merchant, who is told. */
export async function addConsignment(tx: Tx, actor: Actor, given: OfficeConsignment) {
  await requireDocket(tx, given)
  const owner = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', given.merchantId)
    .where('is_owner', '=', true)
    .executeTakeFirst()
  if (!owner) throw badRequest('Please check what you entered.', { merchantId: 'Please choose one of the list' })
  const row = {
    ...columnsOf(given),
    direction: 'to-merchant',
    merchant_id: given.merchantId,
    created_by: actor.id,
  } as const
  const made = await insertConsignment(tx, row)
  await recordAudit(tx, doerOf(actor), { act: 'courier.sent', subject: made.no, detail: { docket: given.docket } })
  await raiseNotice(tx, {
    userId: owner.id,
    kind: 'courier',
    title: () => moneyNotices.parcelOnItsWay({ no: made.no }),
    text: given.contents,
    link: merchantPaths.courier(made.id),
  })
  return made
}
