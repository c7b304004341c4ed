import { countCoupons } from '../../contract/uti-pan/coupon.ts'
import { demoCoupons, demoPsas, demoRefusal } from '../../database/demo/coupons.ts'
import type { Tx } from '../platform/database.ts'
import type { DemoHouse } from './demo-house.ts'
import { daysAgo, type PastEvent } from './past.ts'
import { pastRefund, pastRelease, pastSale } from './past-sale.ts'

type Psa = (typeof demoPsas)[number]
type Order = (typeof demoCoupons)[number]
const hourMs = 3_600_000

/** Agents of UTI and their orders, in every state. */
export const pastCoupons = (house: DemoHouse): PastEvent[] => [
  ...demoPsas.map(
    (one): PastEvent => ({
      at: daysAgo(one.daysAgo, '10:00'),
      happen: (tx, at) => addPsa(tx, house, { one, at }),
    }),
  ),
  ...demoCoupons.map(
    (one): PastEvent => ({
      at: daysAgo(one.daysAgo, one.time),
      happen: (tx, at) => addOrder(tx, house, { one, at }),
    }),
  ),
]

async function addPsa(tx: Tx, house: DemoHouse, { one, at }: { one: Psa; at: Date }): Promise<void> {
  const merchantId = house.merchants.get(one.mobile) ?? ''
  const shop = await tx.selectFrom('merchant').selectAll().where('id', '=', merchantId).executeTakeFirstOrThrow()
  const owner = await tx
    .selectFrom('app_user')
    .select(['id', 'display_name', 'email'])
    .where('id', '=', house.owners.get(merchantId) ?? '')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('psa_request')
    .values({
      merchant_id: merchantId,
      status: one.status,
      person_name: owner.display_name,
      shop_name: shop.business_name,
      mobile: one.mobile,
      email: owner.email ?? '',
      pan: shop.pan ?? '',
      district: shop.district ?? '',
      state: shop.state ?? '',
      pin: shop.pin ?? '',
      psa_id: one.psaId,
      reason: one.reason,
      asked_at: at,
      asked_by: owner.id,
      ...(one.status !== 'pending' && { decided_at: new Date(at.getTime() + 2 * hourMs), decided_by: house.adminId }),
    })
    .execute()
}

async function addOrder(tx: Tx, house: DemoHouse, { one, at }: { one: Order; at: Date }): Promise<void> {
  const { kind, quantity, status } = one
  const merchantId = house.merchants.get(one.mobile) ?? ''
  const decided = { decided_at: new Date(at.getTime() + hourMs), decided_by: house.adminId }
  const { id, no } = await tx
    .insertInto('coupon_order')
    .values({
      merchant_id: merchantId,
      psa_id: demoPsas.find(({ mobile }) => mobile === one.mobile)?.psaId ?? '',
      kind,
      quantity,
      // What it costs is known once it is sold, below.
      amount: 1,
      status,
      provider_order: one.providerOrder,
      reason: status === 'refused' ? demoRefusal : '',
      asked_at: at,
      asked_by: house.owners.get(merchantId) ?? '',
      ...(status !== 'pending' && decided),
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  const fact = `uti-coupon:${id}`
  const narration = `${no}: ${countCoupons(quantity, kind, 'UTI')}`
  const sold = { merchantId, fact, kind: 'uti-pan', narration, product: `uti-coupon-${kind}`, quantity, at } as const
  const amount = await pastSale(tx, sold)
  await tx.updateTable('coupon_order').set({ amount }).where('id', '=', id).execute()
  if (status === 'fulfilled') await pastRelease(tx, { fact, at: decided.decided_at })
  if (status === 'refused') await pastRefund(tx, { fact, reason: demoRefusal, at: decided.decided_at })
}
