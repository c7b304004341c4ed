import { accountNotices } from '../../texts/en/account-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireIdType } from '../catalogue/require-id-type.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { mayBecome } from './member-rules.ts'
import {
  holdMerchant,
  type Merchant,
  readMerchant,
  readNeighbours,
  readRecruits,
  saveMerchant,
} from './merchant-store.ts'
import { tellOwner } from './tell-owner.ts'

/** Makes a merchant another type; its package stays. The type must fit its upline and its members. */
export async function moveToIdType(
  tx: Tx,
  actor: Actor,
  { id, idType: wanted }: { id: string; idType: string },
): Promise<void> {
  const merchant = await holdInPlace(tx, id)
  if (merchant.id_type_id === wanted) return
  const idType = await requireIdType(tx, wanted)
  if (!mayBecome(await readRecruits(tx), await readNeighbours(tx, merchant), idType.id))
    throw badRequest('This id type does not fit the place of the merchant.', {
      idType: 'Its upline may not have such a member, or it may not have the members it has',
    })
  const before = await tx
    .selectFrom('id_type')
    .select('name')
    .where('id', '=', merchant.id_type_id)
    .executeTakeFirstOrThrow()
  await saveMerchant(tx, id, { id_type_id: idType.id })
  await recordAudit(tx, doerOf(actor), {
    act: 'merchant.id-type-changed',
    subject: merchant.code,
    detail: { before: before.name, after: idType.name },
  })
  await tellOwner(tx, merchant, {
    title: accountNotices.idTypeChanged,
    text: () => accountNotices.idTypeChangedText({ business: merchant.business_name, name: idType.name }),
  })
}

/** Upline before member, always: so the types on both sides stand still, and nobody waits in a circle. */
async function holdInPlace(tx: Tx, id: string): Promise<Merchant> {
  const { upline_id } = await readMerchant(tx, id)
  if (upline_id !== null) await holdMerchant(tx, upline_id)
  return holdMerchant(tx, id)
}
