import { merchantWorkflow } from '../../contract/merchant.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import type { Words } from '../../texts/say.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { type Tx, writtenAt } from '../platform/database.ts'
import { requireMove } from '../platform/require-move.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { findOwner, holdMerchant, type Merchant, saveMerchant } from './merchant-store.ts'
import { tellOwner } from './tell-owner.ts'

interface Given {
  id: string
  remark: string
}

const statusOf = ({ locked_at }: Merchant) => (locked_at ? 'locked' : 'active')

/** Keeps everyone of a business out, from this moment on. Its money and its work stay as they are. */
export async function lockMerchant(tx: Tx, actor: Actor, { id, remark }: Given): Promise<void> {
  const merchant = await holdMerchant(tx, id)
  requireMove(merchantWorkflow, statusOf(merchant), 'lock')
  await saveMerchant(tx, id, { locked_at: writtenAt })
  const people = await tx.selectFrom('app_user').select('id').where('merchant_id', '=', id).orderBy('id').execute()
  for (const person of people) await endSignIns(tx, { userId: person.id }, 'locked')
  await record(tx, actor, { merchant, act: 'merchant.locked', before: 'active', after: 'locked', remark })
  const { business_name: business, code } = merchant
  await tell(tx, merchant, {
    title: () => accountNotices.businessLocked({ business }),
    text: () => accountNotices.businessLockedText({ business, code, reason: remark }),
  })
}

export async function unlockMerchant(tx: Tx, actor: Actor, { id, remark }: Given): Promise<void> {
  const merchant = await holdMerchant(tx, id)
  requireMove(merchantWorkflow, statusOf(merchant), 'unlock')
  await saveMerchant(tx, id, { locked_at: null })
  await record(tx, actor, { merchant, act: 'merchant.unlocked', before: 'locked', after: 'active', remark })
  const { business_name: business, code } = merchant
  await tell(tx, merchant, {
    title: () => accountNotices.businessOpen({ business }),
    text: () => accountNotices.businessOpenText({ business, code, reason: remark }),
  })
}

interface Act {
  merchant: Merchant
  act: string
  before: string
  after: string
  remark: string
}

const record = (tx: Tx, actor: Actor, { merchant, act, ...detail }: Act) =>
  recordAudit(tx, doerOf(actor), { act, subject: merchant.code, detail })

/** By mail too: whoever is locked out sees no bell. */
async function tell(tx: Tx, merchant: Merchant, { title, text }: { title: Words; text: Words }): Promise<void> {
  await tellOwner(tx, merchant, { title, text })
  const owner = await findOwner(tx, merchant.id)
  if (!owner) return
  await queueMail(tx, {
    to: owner.email,
    userId: owner.id,
    kind: 'merchant-lock',
    subject: title,
    text: [() => mailTexts.hello({ name: owner.display_name }), text, mailTexts.contactUs],
  })
}
