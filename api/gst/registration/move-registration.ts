import type { Updateable } from 'kysely'
import { type GstMove, gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import type { GstRegistrationTable } from '../../../database/schema.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Doer } from '../../platform/actor.ts'
import { type Tx, writtenAt } from '../../platform/database.ts'
import { nextState } from '../../platform/require-move.ts'
import { lapsedRefund, noRefundAsked } from '../../sale/refund-by-two.ts'
import { releaseOverrides } from '../../sale/release-overrides.ts'
import { tellAsker } from '../../sale/tell-asker.ts'
import { refundableRegistration } from './refundable-registration.ts'
import { type Registration, registrationFact, saveRegistration } from './registration-store.ts'

interface Move {
  move: GstMove
  remark?: string
  /** What else changes with it. */
  change?: Updateable<GstRegistrationTable>
}

/** Moves a locked registration on: checks the table, saves, and writes timeline and audit. */
export async function moveRegistration(
  tx: Tx,
  doer: Doer,
  registration: Registration,
  { move, remark = '', change = {} }: Move,
): Promise<void> {
  const { id, no, status } = registration
  const to = nextState(gstRegistrationWorkflow, status, move)
  // A rejection that waits for a second person belongs to the state that it leaves.
  await saveRegistration(tx, id, { ...noRefundAsked, ...change, status: to, status_at: writtenAt })
  await tx
    .insertInto('gst_registration_event')
    .values({ registration_id: id, move, from_status: status, to_status: to, actor_id: doer.id, remark })
    .execute()
  if (to === 'approved') await releaseOverrides(tx, doer, registrationFact(id))
  const lapsed = move === 'reject' ? {} : lapsedRefund(registration)
  const detail = { from: status, to, ...(remark && { remark }), ...lapsed }
  await recordAudit(tx, doer, { act: `gst-registration.${move}`, subject: no, detail })
  if (move !== 'reject') await tellAsker(tx, doer, { ...refundableRegistration(tx, registration), became: 'lapsed' })
}
