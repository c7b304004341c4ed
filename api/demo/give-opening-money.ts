import { sql } from 'kysely'
import type { HouseAccount } from '../../contract/wallet.ts'
import type { Tx } from '../platform/database.ts'

interface Wallet {
  code: string
  merchantId: string
  paise: number
}

const onlinePayments = 12
const dayMs = 86_400_000

/**
 * What a merchant of the demo has: a third from the bank two months ago, the rest paid online over the last weeks, so
 * that statement, collection and charts have a past.
 */
export async function giveOpeningMoney(tx: Tx, { code, merchantId, paise }: Wallet): Promise<void> {
  const opening = Math.floor(paise / 3)
  await pastEntry(tx, {
    reference: `opening:${code}`,
    kind: 'opening',
    narration: 'Opening balance',
    from: 'bank',
    merchantId,
    amount: opening,
    at: new Date(Date.now() - 60 * dayMs),
  })
  let left = paise - opening
  for (let n = onlinePayments; n > 0; n--) {
    // Larger and smaller ones; the last is what is left.
    const amount = n === 1 ? left : Math.floor(((left / n) * (6 + ((n * 5) % 7))) / 9)
    left -= amount
    await payOnline(tx, { merchantId, amount, at: new Date(Date.now() - (n * 2.3 + 0.1) * dayMs) })
  }
}

interface Paid {
  merchantId: string
  amount: number
  at: Date
}

async function payOnline(tx: Tx, { merchantId, amount, at }: Paid): Promise<void> {
  const { rows } = await sql<{ id: string; order_no: string }>`
    insert into gateway_order (merchant_id, provider, test_mode, pay_token, amount, created_at, created_by)
    select ${merchantId}, 'sandbox', true, gen_random_uuid(), ${amount}, ${at}, id
    from app_user where merchant_id = ${merchantId} and is_owner returning id, order_no`.execute(tx)
  const [order] = rows
  if (!order) throw new Error('The merchant has no owner.')
  const payment = `demo_pay_${order.id}`
  const narration = `${order.order_no}: paid online, ${payment}`
  const reference = `gateway:${order.order_no}`
  const entry = await pastEntry(tx, { reference, kind: 'gateway', narration, from: 'gateway', merchantId, amount, at })
  await sql`
    update gateway_order set state = 'paid', payment_id = ${payment}, provider_order_id = ${`demo_order_${order.id}`},
      settled_at = ${at}, entry_id = ${entry} where id = ${order.id}`.execute(tx)
}

interface PastEntry extends Paid {
  reference: string
  kind: string
  narration: string
  from: HouseAccount
}

/** An entry of a day gone by, which the portal itself would never write. */
async function pastEntry(tx: Tx, { reference, kind, narration, from, merchantId, amount, at }: PastEntry) {
  const { id } = await tx
    .insertInto('ledger_entry')
    .values({ reference, kind, narration, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into ledger_posting (entry_id, account_id, amount)
    select ${id}, id, case kind when 'wallet' then ${amount}::bigint else -${amount}::bigint end
    from ledger_account where merchant_id = ${merchantId} or (kind = ${from} and merchant_id is null)`.execute(tx)
  return id
}
