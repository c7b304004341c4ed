import { formatDate } from '../../../contract/kernel/dates.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { announce } from '../../platform/events.ts'
import { conflict } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { type Application, lockApplication, saveApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { isFree } from './reapply-application.ts'

/** Asks for the money of what was sent back, once it can no longer be mended for free; the back office decides. */
export async function askRefund(tx: Tx, actor: Actor, { id, now }: { id: string; now: Date }): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  // Both leave the same state; this one is not a move of its own.
  requireMove(panWorkflow, application.state, 'reapply')
  if (application.refund_asked_at) throw conflict(panAnswerTexts.askedAlready())
  if (isFree(application, now)) throw conflict(stillFree(application))
  await saveApplication(tx, id, { refund_asked_at: now })
  await recordAudit(tx, doerOf(actor), { act: 'pan.refund-asked', subject: application.ref_no })
  await announce(tx, { topic: 'nsdl-pan', merchantId: application.merchant_id })
  await applications.tellOffice(tx, application, {
    title: `Money asked back for ${application.ref_no}`,
    text: `${actor.code} asks for the money of ${application.card_name}, which was sent back.`,
  })
}

const stillFree = ({ free_until }: Application) =>
  free_until ? panAnswerTexts.canBeMendedUntil({ day: formatDate(free_until) }) : panAnswerTexts.canBeMendedForFree()
