import { correctionWorkflow } from '../../contract/correction.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { nextState } from '../platform/require-move.ts'
import { lockCorrection, saveCorrectionDecision } from './correction-store.ts'

/** Takes an own correction back before anyone has decided it. */
export async function withdrawCorrection(tx: Tx, actor: Actor, id: string): Promise<void> {
  const correction = await lockCorrection(tx, id)
  const status = nextState(correctionWorkflow, correction.status, 'withdraw')
  if (correction.asked_by !== actor.id) throw conflict('Only the person who asked for this can withdraw it.')
  await saveCorrectionDecision(tx, id, { status, decided_by: actor.id })
  await recordAudit(tx, doerOf(actor), { act: 'correction.withdrawn', subject: correction.no })
}
