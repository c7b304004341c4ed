import { formatPaise } from '../../../contract/kernel/money.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { tellAdmins } from '../../notice/tell-admins.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { announce } from '../../platform/events.ts'
import { conflict } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { refundSale } from '../../sale/refund-sale.ts'
import { saleMoney } from '../../sale/sale-money.ts'
import { readSetting } from '../../site/site-settings.ts'
import { requireSecondPerson } from '../../user/require-second-person.ts'
import { type Application, lockApplication, saveApplication } from '../application-store.ts'
import { moveApplication } from '../move-application.ts'
import { tellMerchant } from '../tell-merchant.ts'

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
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'refund')
  if (await waitsForSecond(tx, actor, { application, reason })) return
  const { refund_first_by: first, refund_first_reason: asked, ref_no } = application
  if (first) await recordAudit(tx, doerOf(actor), { act: 'pan.refund-confirmed', subject: ref_no, detail: { reason } })
  // The merchant is told why it was asked for; what the second person wrote is for the house.
  await cancel(tx, actor, { application, move: 'refund', reason: (first && asked) || reason })
}

/** The provider has its fee by now: above the limit one asks, and another confirms. */
async function waitsForSecond(
  tx: Tx,
  actor: Actor,
  { application, reason }: { application: Application; reason: string },
): Promise<boolean> {
  const { id, ref_no, state, refund_first_by: first, refund_second_above: kept } = application
  if (state !== 'acknowledged') return false
  if (first === actor.id) throw conflict('You have asked for this refund; a second person must confirm it.')
  if (first) await requireSecondPerson(tx, actor, first)
  const above = kept === null ? Math.round((await readSetting(tx, 'refundTwoPersonLimit')) * 100) : Number(kept)
  const paise = (await saleMoney(tx, `nsdl-pan:${id}`))?.price ?? 0
  if (first || paise <= above) return false
  await saveApplication(tx, id, {
    refund_first_by: actor.id,
    refund_first_at: new Date(),
    refund_second_above: above,
    refund_first_reason: reason,
  })
  await recordAudit(tx, doerOf(actor), { act: 'pan.refund-asked', subject: ref_no, detail: { paise, above, reason } })
  await announce(tx, { topic: 'pan', merchantId: application.merchant_id })
  await tellAdmins(tx, {
    title: 'A refund waits for a second person',
    text: `${actor.code} ${actor.name} wants to refund ${ref_no}, ${formatPaise(paise)}: ${reason}`,
    link: `/backend/actions/nsdl-pan/paninfo/${id}`,
  })
  return true
}

async function cancel(tx: Tx, actor: Actor, { application, move, reason }: Cancel): Promise<void> {
  // Paper that has not left yet need not come any more.
  const paper = application.hardcopy === 'due' ? { hardcopy: 'none', hardcopy_due: null } : {}
  const doer = doerOf(actor)
  await moveApplication(tx, doer, application, { move, to: 'cancelled', remark: reason, change: paper })
  await refundSale(tx, doer, { fact: `nsdl-pan:${application.id}`, reason: `${application.ref_no}: ${reason}` })
  await tellMerchant(tx, application, {
    title: `${application.ref_no} cancelled, money back`,
    text: `${application.card_name}: ${reason}. The fee is back on your wallet.`,
  })
}
