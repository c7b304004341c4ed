import { formatDate, indianDay } from '../../../contract/kernel/dates.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { conflict } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { requireKyc } from '../../user/require-kyc.ts'
import { requireVersion } from '../../work/require-version.ts'
import { type Application, applicationVersion, lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { refuseDuplicate } from './find-duplicates.ts'
import { requireSameProduct } from './require-same-product.ts'
import { firstState, requireWhole, type Sending, type SubmittedApplication } from './submit-application.ts'

/** Whether it can still be mended without paying again. */
export const isFree = ({ free_until }: Pick<Application, 'free_until'>, now: Date): boolean =>
  free_until === null || indianDay(now) <= free_until

/** Sends in again what was sent back, as it was mended since; it was paid for already. */
export async function reapplyApplication(
  tx: Tx,
  actor: Actor,
  { id, version, now }: Sending,
): Promise<SubmittedApplication> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'reapply')
  requireVersion(applicationVersion(application), version)
  if (!isFree(application, now))
    throw conflict(panAnswerTexts.couldBeMendedUntil({ day: formatDate(application.free_until) }))
  await requireKyc(tx, actor)
  const sent = await requireWhole(tx, application, now)
  requireSameProduct(application)
  await refuseDuplicate(tx, application)
  const to = firstState(application)
  await applications.move(tx, doerOf(actor), application, {
    move: 'reapply',
    to,
    change: { ...sent, reasons: JSON.stringify([]), free_until: null },
  })
  return { id, refNo: application.ref_no, state: to }
}
