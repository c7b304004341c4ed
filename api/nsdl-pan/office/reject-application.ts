import { indianDay } from '../../../contract/kernel/dates.ts'
import { freeDays, type PanRejection } from '../../../contract/nsdl-pan/office.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { requireUnclaimed } from './claim-verification.ts'
import { reasonsGiven, reasonWords } from './reasons-given.ts'

interface Given {
  id: string
  rejection: PanRejection
  now: Date
}

/** Sends an application back, before the provider has seen it; mending it costs nothing for a while. */
export async function rejectApplication(tx: Tx, actor: Actor, { id, rejection, now }: Given): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'reject')
  await requireUnclaimed(tx, actor, { application, now })
  const reasons = await reasonsGiven(tx, 'nsdl-pan', rejection)
  await applications.move(tx, doerOf(actor), application, {
    move: 'reject',
    reasons,
    change: { reasons: JSON.stringify(reasons), free_until: indianDay(secondsAfter(now, freeDays * 86_400)) },
  })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.sentBack({ refNo: application.ref_no }),
    text: () => panNotices.nameAndWhy({ name: application.card_name, why: reasonWords(reasons) }),
    push: 'sent-back',
  })
}
