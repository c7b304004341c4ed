import { courierAnswerTexts } from '../../texts/en/courier-answer.ts'
import { moveHardCopies } from '../nsdl-pan/hardcopy/move-hard-copies.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'

interface Parcel {
  consignmentId: string
  merchantId: string
}

/** Puts hard copies into a parcel; each must wait to be sent, and lies in one parcel only. */
export async function packHardCopies(
  tx: Tx,
  ids: readonly string[],
  { consignmentId, merchantId }: Parcel,
): Promise<void> {
  const wanted = [...new Set(ids)]
  const moved = await moveHardCopies(tx, wanted, { from: 'due', to: 'couriered', merchantId })
  if (moved !== wanted.length) throw conflict(courierAnswerTexts.onTheirWayAlready())
  if (wanted.length > 0)
    await tx
      .insertInto('consignment_item')
      .values(wanted.map((id) => ({ consignment_id: consignmentId, application_id: id })))
      .execute()
}

/** Takes hard copies out again: they wait to be sent. */
export async function unpackHardCopies(
  tx: Tx,
  ids: readonly string[],
  { consignmentId, merchantId }: Parcel,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('consignment_item')
    .where('consignment_id', '=', consignmentId)
    .where('application_id', 'in', [...ids])
    .execute()
  await moveHardCopies(tx, ids, { from: 'couriered', to: 'due', merchantId })
}
