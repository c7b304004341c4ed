import { sql } from 'kysely'
import { consignmentWorkflow } from '../../contract/courier-states.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { moveHardCopies } from '../nsdl-pan/hardcopy/move-hard-copies.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict, notFound } from '../platform/problem.ts'
import { nextState, requireMove } from '../platform/require-move.ts'
import { type Consignment, lockConsignment, readItems, saveReceipt } from './consignment-store.ts'

/** The parcel, if the caller's side is the one that it was sent to. */
async function lockComing(tx: Tx, actor: Actor, id: string): Promise<Consignment> {
  const parcel = await lockConsignment(tx, actor, id)
  requireMove(consignmentWorkflow, parcel.status, 'receive')
  const comesHere = (actor.merchantId === null) === (parcel.direction === 'to-office')
  if (!comesHere) throw conflict('The other side receives this parcel.')
  return parcel
}

/** Notes one hard copy, as a scanner reads it from the batch sheet or the paper. */
export async function receiveItem(
  tx: Tx,
  actor: Actor,
  { id, number }: { id: string; number: string },
): Promise<{ cardName: string; left: number }> {
  const parcel = await lockComing(tx, actor, id)
  const items = await readItems(tx, id)
  const item = items.find((one) => one.ref_no === number || one.ack_no === number)
  if (!item) throw notFound('This hard copy is not on the list of this parcel.')
  if (item.state === 'sent') {
    await tx
      .updateTable('consignment_item')
      .set({ state: 'received', received_at: sql`now()`, received_by: actor.id })
      .where('id', '=', item.id)
      .execute()
    const way = { from: 'couriered', to: 'received', merchantId: parcel.merchant_id } as const
    await moveHardCopies(tx, [item.application_id], way)
  }
  const left = items.filter((one) => one.state === 'sent' && one.id !== item.id).length
  return { cardName: item.card_name, left }
}

/** Closes a parcel: what was not seen is missing, waits to be sent again, and the merchant is told. */
export async function receiveConsignment(tx: Tx, actor: Actor, id: string): Promise<void> {
  const parcel = await lockComing(tx, actor, id)
  const unseen = (await readItems(tx, id)).filter(({ state }) => state === 'sent')
  if (unseen.length > 0) {
    await tx
      .updateTable('consignment_item')
      .set({ state: 'missing' })
      .where('consignment_id', '=', id)
      .where('state', '=', 'sent')
      .execute()
    const way = { from: 'couriered', to: 'due', merchantId: parcel.merchant_id } as const
    await moveHardCopies(
      tx,
      unseen.map(({ application_id }) => application_id),
      way,
    )
  }
  const status = nextState(consignmentWorkflow, parcel.status, 'receive')
  await saveReceipt(tx, id, { status, userId: actor.id })
  const missing = unseen.map(({ ref_no }) => ref_no)
  await recordAudit(tx, doerOf(actor), { act: 'courier.received', subject: parcel.no, detail: { missing } })
  await tellSender(tx, parcel, missing)
}

async function tellSender(tx: Tx, parcel: Consignment, missing: string[]): Promise<void> {
  if (parcel.direction !== 'to-office') return
  const text =
    missing.length === 0
      ? moneyNotices.everythingWasInIt
      : () => moneyNotices.parcelMissing({ numbers: missing.join(', ') })
  await raiseNotice(tx, {
    userId: parcel.created_by,
    kind: 'courier',
    title: () => moneyNotices.parcelReceived({ no: parcel.no }),
    text,
    link: merchantPaths.courier(parcel.id),
  })
}
