import { type MerchantWork, merchantWork } from '../../contract/dashboard.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { may, merchantArea } from '../../contract/kernel/role.ts'
import { ownFilingCounts } from '../gst/filing/filing-counts.ts'
import { ownRegistrationCounts } from '../gst/registration/registration-counts.ts'
import { panStanding } from '../nsdl-pan/queue-counts.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'

/** What goes on only when the merchant acts; of it what the person may act on. */
export async function ownWork(db: Db, actor: Actor): Promise<{ work: MerchantWork; waiting: number }[]> {
  const waiting = await numbers(db, actor.merchantId)
  return keysOf(merchantWork)
    .filter((work) => may(merchantArea(merchantWork[work].module), actor))
    .map((work) => ({ work, waiting: waiting[work] }))
}

async function numbers(db: Db, merchantId: string | null): Promise<Record<MerchantWork, number>> {
  const { count, papers } = await panStanding(db, merchantId)
  const gst = await ownRegistrationCounts(db, merchantId)
  const filings = await ownFilingCounts(db, merchantId)
  return {
    draft: count('draft', 'physical'),
    'awaiting-scan': count('awaiting-scan'),
    'awaiting-crop': count('awaiting-crop'),
    rejected: count('rejected'),
    'tin-rejected': count('tin-rejected'),
    paperless: count('draft', 'paperless') + count('esign-pending') + count('esign-failed'),
    'gst-draft': gst.draft ?? 0,
    'gst-question': gst.clarification ?? 0,
    'filing-question': filings.query ?? 0,
    hardcopy: papers('due'),
  }
}
