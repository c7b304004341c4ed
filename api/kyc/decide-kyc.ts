import { type KycMove, kycWorkflow } from '../../contract/kyc-moves.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { nextState, requireMove } from '../platform/require-move.ts'
import { setKycState } from '../user/set-kyc-state.ts'
import { lockSubject, readKycRow, type Subject, saveKycDecision } from './kyc-store.ts'

/** Locks the person and makes sure that what was handed in is what the reviewer has read. */
export async function lockHandIn(
  tx: Tx,
  { id, move, submittedAt }: { id: string; move: KycMove; submittedAt: string },
): Promise<Subject> {
  const subject = await lockSubject(tx, id)
  requireMove(kycWorkflow, subject.state, move)
  const row = await readKycRow(tx, id)
  if (row?.submitted_at && row.submitted_at.toISOString() !== submittedAt)
    throw conflict('The KYC was handed in again meanwhile. Please read it anew before you decide.')
  return subject
}

interface Settled {
  move: KycMove
  act: string
  remark: string
  now: Date
  detail?: Record<string, unknown>
}

/** Writes a decision about the whole down. */
export async function recordKycDecision(
  tx: Tx,
  actor: Actor,
  { subject, decision }: { subject: Subject; decision: Settled },
): Promise<void> {
  const { move, act, remark, now, detail } = decision
  await setKycState(tx, subject.id, nextState(kycWorkflow, subject.state, move))
  await saveKycDecision(tx, subject.id, { decidedBy: actor.id, remark, now })
  await recordAudit(tx, doerOf(actor), {
    act,
    subject: subject.code,
    detail: { ...(remark && { remark }), ...detail },
  })
}
