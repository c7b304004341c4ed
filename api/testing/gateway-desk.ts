import { randomUUID } from 'node:crypto'
import type { GatewayOrder } from '../../contract/gateway.ts'
import { lookUpWaiting } from '../gateway/look-up-waiting.ts'
import { secondsAfter } from '../platform/clock.ts'
import { providerContext } from '../provider/provider-context.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { Browser, signedIn } from './browser.ts'
import { aMerchant, aPerson } from './people.ts'
import type { Delivery } from './razorpay-server.ts'
import type { TestHouse } from './test-house.ts'

export interface Refusal {
  message: string
  data?: Record<string, string>
}

/** A merchant who adds money online, with the steps that its browser and the provider take. */
export async function openGatewayDesk(house: TestHouse) {
  const merchant = await aMerchant(house)
  const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true }))
  const anyone = new Browser(house)

  const order = (amount: unknown, { key = randomUUID() as string, by = owner } = {}) =>
    by.ask<Refusal & { orderNo: string; payPath: string }>(
      'POST',
      '/merchant/gateway/order',
      { amount },
      { 'idempotency-key': key },
    )
  const row = (orderNo: string) =>
    house.db.selectFrom('gateway_order').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  const bare = (path: string) => path.replace(/^\/api/, '')

  return {
    merchant,
    owner,
    anyone,
    order,
    row,
    /** An order whose pay page was opened, so that the provider knows it. */
    async opened(amount = 50_000) {
      const { orderNo, payPath } = (await order(amount)).body
      await anyone.get(bare(payPath))
      const { id, pay_token: token, provider_order_id } = await row(orderNo)
      return { id, orderNo, token, payPath: bare(payPath), at: provider_order_id ?? '' }
    },
    state: async (orderNo: string) => (await owner.get<GatewayOrder>(`/merchant/gateway/order/${orderNo}`)).body,
    balance: () => walletBalance(house.db, merchant.id),
    deliver: ({ payload, headers }: Delivery, provider = 'razorpay') =>
      anyone.ask<Refusal>('POST', `/gateway/webhook/${provider}`, payload, headers),
    comeBack: (token: string, { payload, headers }: Delivery) =>
      anyone.ask('POST', `/gateway/return/${token}`, payload, headers),
    choose: (token: string, outcome: string) =>
      anyone.ask('POST', `/gateway/sandbox/${token}`, `outcome=${outcome}`, {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    /** Asks for what waits, as it would run so many seconds from now. */
    lookUpAfter(seconds: number) {
      const clock = { now: () => secondsAfter(new Date(), seconds) }
      return lookUpWaiting({ ...providerContext(house.platform, house.platform.database), clock })
    },
  }
}
