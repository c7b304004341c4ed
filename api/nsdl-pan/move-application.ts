import type { Updateable } from 'kysely'
import { type PanMove, type PanState, panWorkflow } from '../../contract/nsdl-pan/states.ts'
import type { PanApplicationTable } from '../../database/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Doer } from '../platform/actor.ts'
import { type Tx, writtenAt } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { nextState } from '../platform/require-move.ts'
import { lapsedRefund, noRefundAsked } from '../sale/refund-by-two.ts'
import { releaseOverrides } from '../sale/release-overrides.ts'
import { tellAsker } from '../sale/tell-asker.ts'
import { type Application, saveApplication } from './application-store.ts'
import { refundableApplication } from './office/refundable-application.ts'

/** One thing that was wrong: a code of the master list where there is one, and the words for the merchant. */
export interface Reason {
  code: string
  text: string
  remedy: string
}

interface Move {
  move: PanMove
  /** Where the table leaves it to the case. */
  to?: PanState
  remark?: string
  reasons?: readonly Reason[]
  /** What else changes with it. */
  change?: Updateable<PanApplicationTable>
}

/** From here on the merchant cannot cancel, and the provider has the fee: what those above earn is theirs. */
const finalState: PanState = 'acknowledged'

/** Moves a locked application on: checks the table, saves, and writes timeline and audit. Answers the event's id. */
export async function moveApplication(
  tx: Tx,
  doer: Doer,
  application: Application,
  { move, to: chosen, remark = '', reasons = [], change = {} }: Move,
): Promise<string> {
  const to = nextState(panWorkflow, application.state, move, chosen)
  // A claim to look at it and a refund that waits for a second person belong to the state that it leaves.
  const free = { claimed_by: null, claimed_at: null, ...noRefundAsked }
  await saveApplication(tx, application.id, { ...free, ...change, state: to, state_at: writtenAt })
  const event = await tx
    .insertInto('pan_event')
    .values({
      application_id: application.id,
      move,
      from_state: application.state,
      to_state: to,
      actor_id: doer.id,
      remark,
      reasons: JSON.stringify(reasons),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lapsed = move === 'refund' ? {} : lapsedRefund(application)
  const said = { ...(remark && { remark }), ...(reasons.length > 0 && { reasons }) }
  const detail = { from: application.state, to, ...said, ...lapsed }
  await recordAudit(tx, doer, { act: `pan.${move}`, subject: application.ref_no, detail })
  if (move !== 'refund') await tellAsker(tx, doer, { ...refundableApplication(tx, application), became: 'lapsed' })
  if (to === finalState) await releaseOverrides(tx, doer, `nsdl-pan:${application.id}`)
  await announce(tx, { topic: 'nsdl-pan', merchantId: application.merchant_id })
  return event.id
}
