import { gstNoticeTexts } from '../../../texts/en/gst-notice.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { filingTitle, lockFiling } from './filing-store.ts'
import { filings } from './filings.ts'

/** Somebody takes the return up; from now on it is worked on. */
export async function startFiling(tx: Tx, actor: Actor, id: string): Promise<void> {
  const filing = await lockFiling(tx, actor, id)
  await filings.move(tx, doerOf(actor), filing, { move: 'start' })
  await filings.tellMerchant(tx, filing, {
    title: () => gstNoticeTexts.returnInProgress({ no: filing.no }),
    text: () => gstNoticeTexts.isBeingPrepared({ title: filingTitle(filing), mobile: filing.mobile }),
  })
}
