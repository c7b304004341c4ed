import { maskPan } from '../../contract/kernel/ids.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import type { MerchantChange } from '../../contract/merchant.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { wrongPlace } from '../reference/check-place.ts'
import { holdPan } from '../user/hold-pan.ts'
import { takenSentences } from '../user/taken-sentences.ts'
import { holdMerchant, type Merchant, saveMerchant } from './merchant-store.ts'
import { tellOwner } from './tell-owner.ts'

/** Corrects what is known of the business itself; how its owner signs in stays as it is. */
export async function changeFacts(
  tx: Tx,
  actor: Actor,
  { id, facts }: { id: string; facts: MerchantChange },
): Promise<void> {
  const merchant = await holdMerchant(tx, id)
  await holdPan(tx, facts.panNo)
  const wrong = { ...(await wrongPlace(tx, facts)), ...(await takenPan(tx, merchant, facts.panNo)) }
  if (Object.keys(wrong).length > 0) throw badRequest('Please check what you entered.', wrong)
  const after = columnsOf(facts)
  const changed = keysOf(after).filter((name) => after[name] !== merchant[name])
  if (changed.length === 0) return
  await saveMerchant(tx, id, after)
  const shown = (facts: Record<keyof typeof after, string>) =>
    Object.fromEntries(changed.map((name) => [name, name === 'pan' ? maskPan(facts[name]) : facts[name]]))
  await recordAudit(tx, doerOf(actor), {
    act: 'merchant.changed',
    subject: merchant.code,
    detail: { before: shown(merchant), after: shown(after) },
  })
  await tellOwner(tx, merchant, {
    title: accountNotices.factsChanged,
    text: () => accountNotices.factsChangedText({ business: facts.bussName }),
  })
}

const columnsOf = ({ bussName, mobileNo, emailId, panNo, gstNo, ...address }: MerchantChange) => ({
  business_name: bussName,
  mobile: mobileNo,
  email: emailId,
  pan: panNo,
  gst_no: gstNo,
  ...address,
})

/** A PAN can be the business's and its own people's, and nobody else's. */
async function takenPan(tx: Tx, { id }: Merchant, pan: string): Promise<Record<string, string>> {
  const business = await tx
    .selectFrom('merchant')
    .select('id')
    .where('pan', '=', pan)
    .where('id', '<>', id)
    .executeTakeFirst()
  const person = await tx
    .selectFrom('person')
    .innerJoin('app_user', 'app_user.id', 'person.user_id')
    .select('app_user.id')
    .where('person.pan', '=', pan)
    .where((eb) => eb.or([eb('app_user.merchant_id', '<>', id), eb('app_user.merchant_id', 'is', null)]))
    .executeTakeFirst()
  return business || person ? { panNo: takenSentences.panNo() } : {}
}
