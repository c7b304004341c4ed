import { demoMembers } from '../../database/demo/members.ts'
import { openMerchant } from '../merchant/open-merchant.ts'
import { recordIdSale } from '../merchant/record-id-sale.ts'
import type { Tx } from '../platform/database.ts'
import { postEntry } from '../wallet/post-entry.ts'

type DemoMember = (typeof demoMembers)[number]

/** Businesses below the demo's own, with ids that their uplines paid for. `known` tells merchants by mobile number. */
export async function addDemoMembers(tx: Tx, known: Map<string, string>): Promise<void> {
  for (const member of demoMembers) known.set(member.mobile, await addMember(tx, member, known))
}

async function addMember(tx: Tx, one: DemoMember, known: ReadonlyMap<string, string>): Promise<string> {
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
      kyc: one.kyc ? 'approved' : undefined,
      facts: { firstName, lastName, fatherName: 'Elder Sample', gender, dob: '1988-03-21', pan },
    },
  })
  const price = Number(idType.price)
  const seller = uplineId && { id: uplineId, entryId: await payForId(tx, uplineId, { code, price }) }
  await recordIdSale(tx, { merchantId: id, idTypeId: idType.id, price, soldBy: null, seller: seller || undefined })
  await backdate(tx, id, one.joinedDaysAgo)
  return id
}

/** The upline gets what the id costs and pays it, so that its balance stays what the demo tells. */
async function payForId(tx: Tx, uplineId: string, { code, price }: { code: string; price: number }): Promise<string> {
  const wallet = { wallet: uplineId }
  await postEntry(tx, {
    reference: `opening:id:${code}`,
    kind: 'payment',
    narration: `Deposit for the id of ${code}`,
    actorId: null,
    lines: [
      { account: wallet, amount: price },
      { account: 'bank', amount: -price },
    ],
  })
  const { entryId } = await postEntry(tx, {
    reference: `id-sale:${code}`,
    kind: 'id-sale',
    narration: `Id for ${code}`,
    actorId: null,
    lines: [
      { account: wallet, amount: -price },
      { account: 'id-sales', amount: price },
    ],
  })
  return entryId
}

async function backdate(tx: Tx, merchantId: string, days: number): Promise<void> {
  const joined = new Date(Date.now() - days * 24 * 3600_000)
  await tx.updateTable('merchant').set({ created_at: joined }).where('id', '=', merchantId).execute()
  await tx.updateTable('id_sale').set({ at: joined }).where('merchant_id', '=', merchantId).execute()
}
