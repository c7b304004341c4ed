import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { filingWords, lockFiling } from './filing-store.ts'
import { filings } from './filings.ts'

/** Somebody takes the return up; from now on it is worked on. */
export async function startFiling(tx: Tx, actor: Actor, id: string): Promise<void> {
  const filing = await lockFiling(tx, actor, id)
  await filings.move(tx, doerOf(actor), filing, { move: 'start' })
  await filings.tellMerchant(tx, filing, {
    title: () => gstNotices.returnStarted({ no: filing.no }),
    text: () => gstNotices.returnStartedText({ what: filingWords(filing), mobile: filing.mobile }),
  })
}
