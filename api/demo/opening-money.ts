import { sql } from 'kysely'
import { msPerDay } from '../../contract/kernel/days.ts'
import type { Tx } from '../platform/database.ts'
import type { PastEvent } from './past.ts'
import { pastEntry } from './past-entry.ts'

interface Wallet {
  code: string
  merchantId: string
  paise: number
}

const onlinePayments = 12

/**
 * What a merchant of the demo has: a third from the bank two months ago, the rest paid online over the last weeks, so
 * that statement, collection and charts have a past.
 */
export function openingMoney({ code, merchantId, paise }: Wallet): PastEvent[] {
  const opening = Math.floor(paise / 3)
  const begun: PastEvent = {
    at: new Date(Date.now() - 60 * msPerDay),
    happen: (tx, at) => open(tx, { code, merchantId, amount: opening, at }),
  }
  let left = paise - opening
  const online = Array.from({ length: onlinePayments }, (_, i): PastEvent => {
    const n = onlinePayments - i
    // Larger and smaller ones; the last is what is left.
    const amount = n === 1 ? left : Math.floor(((left / n) * (6 + ((n * 5) % 7))) / 9)
    left -= amount
    return {
      at: new Date(Date.now() - (n * 2.3 + 0.1) * msPerDay),
      happen: (tx, at) => payOnline(tx, { merchantId, amount, at }),
    }
  })
  return [begun, ...online]
}

interface Paid {
  merchantId: string
  amount: number
  at: Date
}

function open(tx: Tx, { code, merchantId, amount, at }: Paid & { code: string }): Promise<string> {
  return pastEntry(tx, {
    reference: `opening:${code}`,
    kind: 'opening',
    narration: 'Opening balance',
    at,
    lines: [
      { account: 'bank', amount: -amount },
      { account: { wallet: merchantId }, amount },
    ],
  })
}

export async function payOnline(tx: Tx, { merchantId, amount, at }: Paid): Promise<void> {
  const { rows } = await sql<{ id: string; order_no: string }>`
    insert into gateway_order (merchant_id, provider, test_mode, pay_token, amount, created_at, created_by)
    select ${merchantId}, 'sandbox', true, gen_random_uuid(), ${amount}, ${at}, id
    from app_user where merchant_id = ${merchantId} and is_owner returning id, order_no`.execute(tx)
  const [order] = rows
  if (!order) throw new Error('The merchant has no owner.')
  const payment = `demo_pay_${order.id}`
  const entry = await pastEntry(tx, {
    reference: `gateway:${order.order_no}`,
    kind: 'gateway',
    narration: `${order.order_no}: paid online, ${payment}`,
    at,
    lines: [
      { account: 'gateway', amount: -amount },
      { account: { wallet: merchantId }, amount },
    ],
  })
  await sql`
    update gateway_order set state = 'paid', payment_id = ${payment}, provider_order_id = ${`demo_order_${order.id}`},
      settled_at = ${at}, entry_id = ${entry} where id = ${order.id}`.execute(tx)
}
