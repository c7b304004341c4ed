import { sql } from 'kysely'
import { demoUnpaidOrders } from '../../database/demo/gateway.ts'
import { type DemoHouse, deskOf } from './demo-house.ts'
import { daysAgo, type PastEvent } from './past.ts'

/** Online payments that failed, ran out, or wait. */
export const pastUnpaidOrders = (house: DemoHouse): PastEvent[] =>
  demoUnpaidOrders.map(({ mobile, amount, daysAgo: days, time, state, reason }) => ({
    at: daysAgo(days, time),
    happen: (tx, at) => {
      const { merchantId, ownerId } = deskOf(house, mobile)
      return sql`
        insert into gateway_order (merchant_id, provider, test_mode, pay_token, amount, state, reason, created_at, created_by, settled_at)
        values (${merchantId}, 'sandbox', true, gen_random_uuid(), ${amount}, ${state}, ${reason}, ${at}, ${ownerId},
          ${state === 'created' ? null : at})`.execute(tx)
    },
  }))
