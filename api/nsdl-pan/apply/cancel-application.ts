import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { refundSale } from '../../sale/refund-sale.ts'
import { lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import type { SubmittedApplication } from './submit-application.ts'

/** Takes an application back before anybody has looked at it; the whole price returns to the wallet. */
export async function cancelApplication(tx: Tx, actor: Actor, id: string): Promise<SubmittedApplication> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'cancel')
  await refundSale(tx, doerOf(actor), {
    fact: applications.fact(id),
    reason: `PAN application ${application.ref_no} was cancelled`,
  })
  await applications.move(tx, doerOf(actor), application, { move: 'cancel' })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.cancelled({ refNo: application.ref_no }),
    text: () => panNotices.moneyIsBack({ name: application.card_name }),
  })
  return { id, refNo: application.ref_no, state: 'cancelled' }
}
