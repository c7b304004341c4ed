import type { OwnConsignment } from '../../contract/courier.ts'
import { consignmentWorkflow } from '../../contract/courier-states.ts'
import { courierAnswerTexts } from '../../texts/en/courier-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { requireMove } from '../platform/require-move.ts'
import { lockConsignment, readItems, saveConsignment } from './consignment-store.ts'
import { packHardCopies, unpackHardCopies } from './pack-hard-copies.ts'
import { requireDocket } from './require-docket.ts'

/** Whoever sent a parcel can mend what was said of it until it is received. */
export async function changeOwnConsignment(
  tx: Tx,
  actor: Actor,
  { id, given }: { id: string; given: OwnConsignment },
): Promise<void> {
  const parcel = await lockConsignment(tx, actor, id)
  requireMove(consignmentWorkflow, parcel.status, 'change')
  if (parcel.direction !== 'to-office') throw conflict(courierAnswerTexts.theOfficeHasSentIt())
  await requireDocket(tx, given)
  const before = await readItems(tx, id)
  if (before.some(({ state }) => state !== 'sent')) throw conflict(courierAnswerTexts.theOfficeIsUnpacking())
  await saveConsignment(tx, id, {
    company_id: given.companyId,
    docket: given.docket,
    sent_on: given.sentOn,
    contents: given.contents,
    remark: given.remark,
  })
  const had = new Set(before.map(({ application_id }) => application_id))
  const wanted = new Set(given.applicationIds)
  const where = { consignmentId: id, merchantId: parcel.merchant_id }
  await unpackHardCopies(
    tx,
    [...had].filter((one) => !wanted.has(one)),
    where,
  )
  await packHardCopies(
    tx,
    [...wanted].filter((one) => !had.has(one)),
    where,
  )
  await recordAudit(tx, doerOf(actor), { act: 'courier.changed', subject: parcel.no, detail: { docket: given.docket } })
}
