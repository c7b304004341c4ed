import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { filingTitle, lockFiling } from './filing-store.ts'
import { moveFiling } from './move-filing.ts'
import { tellMerchant, tellOffice } from './tell-filing.ts'

/** Asks the merchant, with the files that were uploaded for it. */
export async function askFiling(
  tx: Tx,
  actor: Actor,
  { id, question }: { id: string; question: string },
): Promise<void> {
  const filing = await lockFiling(tx, actor, id)
  await moveFiling(tx, doerOf(actor), filing, {
    move: 'ask',
    remark: question,
    change: { rounds: filing.rounds + 1, question },
  })
  await tellMerchant(tx, filing, {
    title: `GST return ${filing.no}: please answer`,
    text: `${filingTitle(filing)}: ${question}`,
  })
}

/** The merchant's answer, with the files that were uploaded for it. */
export async function answerFiling(
  tx: Tx,
  actor: Actor,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const filing = await lockFiling(tx, actor, id)
  await moveFiling(tx, doerOf(actor), filing, { move: 'answer', remark: answer })
  await tellOffice(tx, filing, { title: `GST return ${filing.no} is answered`, text: answer })
}
