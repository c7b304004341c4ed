import type { Reason } from '../../contract/kernel/reason.ts'
import { services } from '../../contract/services.ts'
import type { Doer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { nextState } from '../platform/require-move.ts'
import { lapsedRefund } from '../sale/refund-by-two.ts'
import { releaseOverrides } from '../sale/release-overrides.ts'
import { tellRefundAsker } from '../sale/tell-refund-asker.ts'
import { recordMove } from './record-move.ts'
import { refundableWork } from './refundable-work.ts'
import { factOf, type WorkKind, type WorkRow } from './work-kind.ts'

export interface MoveRequest<State extends string, Move extends string, Change> {
  move: Move
  /** Where the table leaves it to the case. */
  to?: State
  remark?: string
  reasons?: readonly Reason[]
  /** What else changes with it. */
  change?: Change
}

/**
 * Moves a locked row on: asks the table, saves, writes timeline and audit, lets a refund lapse that waited for a second person,
 * pays those above once the sale is final, and tells open browsers of the business. Answers the id of the step.
 */
export async function moveWork<Row extends WorkRow, State extends string, Move extends string, Change>(
  tx: Tx,
  doer: Doer,
  {
    kind,
    row,
    moving,
  }: { kind: WorkKind<Row, State, Move, Change>; row: Row; moving: MoveRequest<State, Move, Change> },
): Promise<string> {
  const { move, to: chosen, change, ...said } = moving
  const { id } = row
  const from = kind.stateOf(row)
  const to = nextState(kind.workflow, from, move, chosen)
  await kind.saveMove(tx, id, { state: to, change })
  const lapsing = kind.refund && move !== kind.refund.move ? kind.refund : undefined
  const detail = lapsing ? lapsedRefund(lapsing.heldIn(row)) : {}
  const eventId = await recordMove(tx, doer, { kind, id, no: kind.noOf(row), move, from, to, ...said, detail })
  if (lapsing) await tellRefundAsker(tx, doer, { ...refundableWork(tx, kind, row), became: 'lapsed' })
  if (to === kind.final) await releaseOverrides(tx, doer, factOf(kind, id))
  await announce(tx, { topic: services[kind.service].module, merchantId: row.merchant_id })
  return eventId
}
