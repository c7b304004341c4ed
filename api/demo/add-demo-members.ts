import { demoMembers } from '../../database/demo/members.ts'
import { openMerchant } from '../merchant/open-merchant.ts'
import { recordIdSale } from '../merchant/record-id-sale.ts'
import type { Tx } from '../platform/database.ts'
import { daysAgo, type PastEvent } from './past.ts'
import { pastEntry } from './past-entry.ts'

type DemoMember = (typeof demoMembers)[number]

/**
 * Businesses below the demo's own; answers how their uplines paid for their ids. `known` tells merchants by mobile
 * number.
 */
export async function addDemoMembers(tx: Tx, known: Map<string, string>): Promise<PastEvent[]> {
  const past: PastEvent[] = []
  for (const member of demoMembers) {
    const { id, sold } = await addMember(tx, member, known)
    known.set(member.mobile, id)
    past.push(sold)
  }
  return past
}

async function addMember(
  tx: Tx,
  one: DemoMember,
  known: ReadonlyMap<string, string>,
): Promise<{ id: string; sold: PastEvent }> {
  const idType = await tx
    .selectFrom('id_type')
    .select(['id', 'price', 'default_package_id'])
    .where('name', '=', one.idType)
    .executeTakeFirstOrThrow()
  const uplineId = one.under === null ? undefined : known.get(one.under)
  const { mobile, email, pan, firstName, lastName, gender } = one
  const { id, code } = await openMerchant(tx, {
    businessName: one.business,
    idTypeId: idType.id,
    packageId: idType.default_package_id,
    uplineId,
    pan,
    address: one.address,
    owner: {
      userName: mobile,
      displayName: `${firstName} ${lastName}`,
      mobile,
      email,
      kyc: one.kyc === 'approved' ? 'approved' : undefined,
      facts: { firstName, lastName, fatherName: 'Elder Sample', gender, dob: '1988-03-21', pan },
    },
  })
  const sale = { merchantId: id, idTypeId: idType.id, code, price: Number(idType.price), uplineId }
  const at = daysAgo(one.joinedDaysAgo, '12:00')
  await tx.updateTable('merchant').set({ created_at: at }).where('id', '=', id).execute()
  return { id, sold: { at, happen: (own, joined) => sellId(own, { ...sale, at: joined }) } }
}

interface IdSale {
  merchantId: string
  idTypeId: string
  code: string
  price: number
  uplineId: string | undefined
  at: Date
}

async function sellId(tx: Tx, { uplineId, code, at, ...sale }: IdSale): Promise<void> {
  const { merchantId, price } = sale
  const seller = uplineId ? { id: uplineId, entryId: await payForId(tx, uplineId, { code, price, at }) } : undefined
  await recordIdSale(tx, { ...sale, soldBy: null, seller })
  await tx.updateTable('id_sale').set({ at }).where('merchant_id', '=', merchantId).execute()
}

/** The upline gets what the id costs and pays it, so that its balance stays what the demo tells. */
async function payForId(
  tx: Tx,
  uplineId: string,
  { code, price, at }: { code: string; price: number; at: Date },
): Promise<string> {
  const wallet = { wallet: uplineId }
  await pastEntry(tx, {
    reference: `opening:id:${code}`,
    kind: 'payment',
    narration: `Deposit for the id of ${code}`,
    at,
    lines: [
      { account: wallet, amount: price },
      { account: 'bank', amount: -price },
    ],
  })
  return pastEntry(tx, {
    reference: `id-sale:${code}`,
    kind: 'id-sale',
    narration: `Id for ${code}`,
    at,
    lines: [
      { account: wallet, amount: -price },
      { account: 'id-sales', amount: price },
    ],
  })
}
