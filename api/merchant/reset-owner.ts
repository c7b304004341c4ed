import { accountNotices } from '../../texts/en/account-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { resetSignIn } from '../user/reset-sign-in.ts'
import { findOwner, holdMerchant } from './merchant-store.ts'
import { tellOwner } from './tell-owner.ts'

/** For an owner who cannot sign in any more, or whose password is in other hands. */
export async function resetOwner(tx: Tx, actor: Actor, { id, link }: { id: string; link: LinkOptions }): Promise<void> {
  const merchant = await holdMerchant(tx, id)
  const owner = await findOwner(tx, id)
  if (!owner) throw conflict('This merchant has no owner.')
  const ended = await resetSignIn(tx, owner, link)
  await recordAudit(tx, doerOf(actor), {
    act: 'merchant.owner-reset',
    subject: merchant.code,
    detail: { before: { signIns: ended }, after: { signIns: 0, link: 'mailed' } },
  })
  await tellOwner(tx, merchant, {
    title: accountNotices.signInReset,
    text: accountNotices.signInResetText,
  })
}
