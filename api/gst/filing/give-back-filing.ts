import { type FilingMove, filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { refundSale } from '../../sale/refund-sale.ts'
import { type Filing, filingTitle, filingWords, lockFiling } from './filing-store.ts'
import { filings } from './filings.ts'

interface Refusal {
  id: string
  reason: string
}

/** The back office does not file it; the whole amount goes back, commissions too, exactly once. */
export async function rejectFiling(tx: Tx, actor: Actor, { id, reason }: Refusal): Promise<void> {
  const filing = await giveBack(tx, actor, { id, reason, move: 'reject' })
  await filings.tellMerchant(tx, filing, {
    title: () => gstNotices.returnRejected({ no: filing.no }),
    text: () => gstNotices.returnRejectedText({ what: filingWords(filing), reason }),
  })
}

/** The merchant takes it back before anybody has begun; the whole amount goes back. */
export async function withdrawFiling(tx: Tx, actor: Actor, id: string): Promise<void> {
  const filing = await giveBack(tx, actor, { id, reason: 'Withdrawn', move: 'withdraw' })
  await filings.tellOffice(tx, filing, { title: `GST return ${filing.no} is withdrawn`, text: filingTitle(filing) })
}

interface Giving extends Refusal {
  move: FilingMove
}

async function giveBack(tx: Tx, actor: Actor, { id, reason, move }: Giving): Promise<Filing> {
  const filing = await lockFiling(tx, actor, id)
  requireMove(filingWorkflow, filing.status, move)
  await refundSale(tx, doerOf(actor), { fact: filings.fact(id), reason })
  await filings.move(tx, doerOf(actor), filing, { move, remark: reason, change: { reason } })
  return filing
}
