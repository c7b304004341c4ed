import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { filingWords, lockFiling } from './filing-store.ts'
import { filings } from './filings.ts'

/** Asks the merchant, with the files that were uploaded for it. */
export async function askFiling(
  tx: Tx,
  actor: Actor,
  { id, question }: { id: string; question: string },
): Promise<void> {
  const filing = await lockFiling(tx, actor, id)
  await filings.move(tx, doerOf(actor), filing, {
    move: 'ask',
    remark: question,
    change: { rounds: filing.rounds + 1, question },
  })
  await filings.tellMerchant(tx, filing, {
    title: () => gstNotices.returnAsked({ no: filing.no }),
    text: () => gstNotices.returnAskedText({ what: filingWords(filing), question }),
  })
}

/** The merchant's answer, with the files that were uploaded for it. */
export async function answerFiling(
  tx: Tx,
  actor: Actor,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const filing = await lockFiling(tx, actor, id)
  await filings.move(tx, doerOf(actor), filing, { move: 'answer', remark: answer })
  await filings.tellOffice(tx, filing, { title: `GST return ${filing.no} is answered`, text: answer })
}
