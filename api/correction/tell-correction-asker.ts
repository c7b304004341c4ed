import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import type { CorrectionRecord } from './correction-store.ts'
import { correctionsLink } from './corrections-link.ts'

/** Whoever asked hears what was decided. */
export function tellCorrectionAsker(
  tx: Tx,
  { asked_by }: CorrectionRecord,
  words: { title: string; text: string },
): Promise<void> {
  return raiseNotice(tx, { userId: asked_by, kind: 'payment-review', link: correctionsLink, ...words })
}
