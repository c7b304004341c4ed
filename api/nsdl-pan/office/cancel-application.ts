import type { RefundRequest } from '../../../contract/asked-refund.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { confirmedReason, waitsForSecond } from '../../sale/refund-by-two.ts'
import { refundSale } from '../../sale/refund-sale.ts'
import { type Application, lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'

interface Cancel {
  application: Application
  move: 'confirm-cancel' | 'refund'
  reason: string
}

/** The Aadhaar step of a paperless application failed: it ends here, and the fee goes back in full. */
export async function confirmCancel(tx: Tx, actor: Actor, id: string): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  await cancel(tx, actor, { application, move: 'confirm-cancel', reason: 'The Aadhaar step failed' })
}

/** A duplicate PAN was found, or the merchant has asked after the free days. */
export async function refundApplication(
  tx: Tx,
  actor: Actor,
  { id, reason, seenRefund, now }: RefundRequest & { id: string; now: Date },
): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'refund')
  const refundable = applications.refundable(tx, application)
  // The provider has its fee by now.
  const paidOn = application.state === 'acknowledged'
  if (paidOn && (await waitsForSecond(tx, actor, { refundable, reason, seenRefund, now }))) return
  const told = await confirmedReason(tx, actor, { refundable, reason })
  await cancel(tx, actor, { application, move: 'refund', reason: told })
}

async function cancel(tx: Tx, actor: Actor, { application, move, reason }: Cancel): Promise<void> {
  // Paper that has not left yet need not come any more.
  const paper = application.hardcopy === 'due' ? ({ hardcopy: 'none', hardcopy_due: null } as const) : {}
  const doer = doerOf(actor)
  await applications.move(tx, doer, application, { move, remark: reason, change: paper })
  await refundSale(tx, doer, { fact: applications.fact(application.id), reason: `${application.ref_no}: ${reason}` })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.refunded({ refNo: application.ref_no }),
    text: () => panNotices.refundedText({ name: application.card_name, why: reason }),
  })
}
