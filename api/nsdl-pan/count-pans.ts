import { panStates } from '../../contract/nsdl-pan/states.ts'
import type { NameIn } from '../../contract/of-services.ts'
import type { Db } from '../platform/database.ts'
import { panStanding } from './queue-counts.ts'

/** What goes on only when the merchant acts. */
export async function countMerchantPans(
  db: Db,
  merchantId: string | null,
): Promise<Record<NameIn<'merchantWaiting', 'nsdl-pan'>, number>> {
  const { count, hardCopies } = await panStanding(db, merchantId)
  return {
    draft: count('draft', 'physical'),
    'awaiting-scan': count('awaiting-scan'),
    'awaiting-crop': count('awaiting-crop'),
    rejected: count('rejected'),
    'tin-rejected': count('tin-rejected'),
    paperless: count('draft', 'paperless') + count('esign-pending') + count('esign-failed'),
    hardcopy: hardCopies('due'),
  }
}

/** All applications that were sent in and not cancelled. */
export async function countPansSentIn(db: Db): Promise<number> {
  const { count } = await panStanding(db)
  const sentIn = panStates.filter((state) => state !== 'draft' && state !== 'cancelled')
  return sentIn.reduce((all, state) => all + count(state), 0)
}
