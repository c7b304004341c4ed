import { accountNotices } from '../../texts/en/account-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { packageOptions } from '../catalogue/package-options.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { holdMerchant, saveMerchant } from './merchant-store.ts'
import { tellOwner } from './tell-owner.ts'

/** From now on the merchant buys at the prices of another package. */
export async function moveToPackage(
  tx: Tx,
  actor: Actor,
  { id, packageId }: { id: string; packageId: string },
): Promise<void> {
  const merchant = await holdMerchant(tx, id)
  if (merchant.package_id === packageId) return
  const chosen = (await packageOptions(tx)).find(({ value }) => value === packageId)
  if (!chosen) throw badRequest('Please check what you entered.', { packageId: 'Please choose one of the list' })
  const before = await tx
    .selectFrom('package')
    .select('name')
    .where('id', '=', merchant.package_id)
    .executeTakeFirstOrThrow()
  await saveMerchant(tx, id, { package_id: packageId })
  await recordAudit(tx, doerOf(actor), {
    act: 'merchant.package-changed',
    subject: merchant.code,
    detail: { before: before.name, after: chosen.label },
  })
  await tellOwner(tx, merchant, {
    title: accountNotices.packageChanged,
    text: () => accountNotices.packageChangedText({ business: merchant.business_name, name: chosen.label }),
  })
}
