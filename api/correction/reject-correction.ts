import { correctionWorkflow } from '../../contract/correction.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { nextState } from '../platform/require-move.ts'
import { lockCorrection, saveCorrectionDecision } from './correction-store.ts'
import { tellCorrectionAsker } from './tell-correction-asker.ts'

/** Turns down what another person asked for. */
export async function rejectCorrection(
  tx: Tx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const correction = await lockCorrection(tx, id)
  const status = nextState(correctionWorkflow, correction.status, 'reject')
  if (correction.asked_by === actor.id) throw conflict('You asked for this; you can withdraw it.')
  await saveCorrectionDecision(tx, id, { status, decided_by: actor.id, remark: reason })
  await recordAudit(tx, doerOf(actor), { act: 'correction.rejected', subject: correction.no, detail: { reason } })
  await tellCorrectionAsker(tx, correction, { title: `Correction ${correction.no} rejected`, text: reason })
}
