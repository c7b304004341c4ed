import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { systemDoer } from '../platform/actor.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { giveMoney } from '../testing/money.ts'
import { someWallets } from '../testing/wallets.ts'
import { createUser } from '../user/create-user.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { readEarnings } from '../wallet/read-earnings.ts'
import { houseBalance, walletBalance } from '../wallet/wallet-balance.ts'
import { postSale } from './post-sale.ts'
import { priceSale } from './price-sale.ts'
import { quoteSale } from './quote-sale.ts'
import { refundSale } from './refund-sale.ts'
import { releaseOverrides } from './release-overrides.ts'

const bare = await openBareDatabase()
const { db, inTx } = bare
const product = 'pan-new-physical-card'
await sql`
  update package_price set price = 15000, commission_unit = 'flat', commission_rate = 1025, override1_unit = 'percent',
    override1_rate = 200, override2_unit = 'flat', override2_rate = 101, override3_unit = 'flat', override3_rate = 0
  where product_code = ${product}`.execute(db)

/** A retailer with three merchants above, so many paise on the lowest. */
async function aLine(balance: number): Promise<[string, string, string, string]> {
  const [seller = '', one = '', two = '', three = ''] = await someWallets(bare, [balance, 0, 0, 0])
  const chain = [seller, one, two, three]
  for (const [at, id] of chain.entries())
    await sql`update merchant set upline_id = ${chain[at + 1] ?? null} where id = ${id}`.execute(db)
  return [seller, one, two, three]
}
/** Another product of every package at these paise, with one override; answers its code. */
async function pricedAs({ price, commission, override }: Record<'price' | 'commission' | 'override', number>) {
  const other = 'pan-new-physical-epan'
  await sql`
    update package_price set price = ${price}, commission_unit = 'flat', commission_rate = ${commission},
      override1_unit = 'flat', override1_rate = ${override}, override2_unit = 'flat', override2_rate = 0,
      override3_unit = 'flat', override3_rate = 0
    where product_code = ${other}`.execute(db)
  return other
}
const balances = (ids: readonly string[]) => Promise.all(ids.map((id) => walletBalance(db, id)))
const sell = (merchantId: string, fact: string, quantity = 1) =>
  inTx((tx) =>
    postSale(tx, systemDoer, { merchantId, fact, kind: 'nsdl-pan', narration: `PAN ${fact}`, product, quantity }),
  )
const refund = (fact: string) => inTx((tx) => refundSale(tx, systemDoer, { fact, reason: 'Duplicate PAN' }))

const release = (fact: string) => inTx((tx) => releaseOverrides(tx, systemDoer, fact))
const houses = () =>
  Promise.all((['sales', 'commission', 'tds-payable', 'override-pending'] as const).map((a) => houseBalance(db, a)))
const gained = (before: number[], after: number[]) => after.map((paise, at) => paise - (before[at] ?? 0))
const spend = (merchantId: string, paise: number) =>
  inTx((tx) =>
    postEntry(tx, {
      reference: `spent by ${merchantId}`,
      kind: 'correction',
      narration: 'Spent',
      actorId: null,
      lines: [
        { account: { wallet: merchantId }, amount: -paise },
        { account: 'sales', amount: paise },
      ],
    }),
  )

/** Somebody of the back office who looks after payments. */
const aCashier = async () =>
  (
    await inTx((tx) =>
      createUser(tx, {
        userName: 'cashier',
        displayName: 'Cashier',
        role: 'staff',
        email: 'cashier@people.test',
        permissions: ['payment'],
      }),
    )
  ).id

describe('a sale', () => {
  it('costs the price of the package, pays the seller and those above, and keeps TDS back, half paise rounded up', async () => {
    const line = await aLine(20_000)
    expect(await priceSale(db, { merchantId: line[0], product })).toEqual({
      merchantId: line[0],
      product,
      quantity: 1,
      price: 15_000,
      governmentFee: 10_700,
      shares: [
        { merchantId: line[0], level: 0, commission: 1_025, tds: 21 },
        { merchantId: line[1], level: 1, commission: 300, tds: 6 },
        { merchantId: line[2], level: 2, commission: 101, tds: 2 },
      ],
    })
    const before = await houses()
    await sell(line[0], 'first')
    expect(await balances(line)).toEqual([20_000 - 15_000 + 1_025 - 21, 0, 0, 0])
    expect(gained(before, await houses())).toEqual([15_000, -1_426, 21, 401])
    await release('first')
    expect(await balances(line)).toEqual([20_000 - 15_000 + 1_025 - 21, 294, 99, 0])
    expect(gained(before, await houses())).toEqual([15_000, -1_426, 29, 0])
  })

  it('shows the merchant what it costs and brings before paying, and nothing of those above', async () => {
    const [seller] = await aLine(10_000)
    expect(await quoteSale(db, { merchantId: seller, product, quantity: 2 })).toEqual({
      price: 30_000,
      commission: 2_050,
      tds: 41,
      net: 27_991,
      governmentFee: 21_400,
      balance: 10_000,
      missing: 20_000,
    })
  })

  it('cannot be paid with the commission that it brings', async () => {
    const line = await aLine(14_999)
    await expect(sell(line[0], 'short')).rejects.toMatchObject({
      status: 409,
      message: 'The balance is too low: ₹0.01 more is needed.',
    })
    expect(await balances(line)).toEqual([14_999, 0, 0, 0])
  })

  it('of a product that is not in the package is refused', async () => {
    const [seller] = await aLine(50_000)
    await expect(priceSale(db, { merchantId: seller, product: 'no-such-thing' })).rejects.toMatchObject({ status: 409 })
  })

  it('that brings the seller nothing says so, whatever those above earn by it', async () => {
    const overridesOnly = await pricedAs({ price: 12_000, commission: 0, override: 500 })
    const [seller] = await aLine(50_000)
    const shares = (await priceSale(db, { merchantId: seller, product: overridesOnly })).shares
    expect(shares.map(({ level, commission }) => [level, commission])).toEqual([[1, 500]])
    expect(await quoteSale(db, { merchantId: seller, product: overridesOnly })).toMatchObject({
      price: 12_000,
      commission: 0,
      tds: 0,
      net: 12_000,
    })
  })

  it('that nobody earns by is charged and taken back like any other, and pays nothing out when it is final', async () => {
    const plain = await pricedAs({ price: 12_000, commission: 0, override: 0 })
    const line = await aLine(50_000)
    expect(await quoteSale(db, { merchantId: line[0], product: plain })).toMatchObject({ commission: 0, net: 12_000 })
    const kind = { kind: 'nsdl-pan', narration: 'PAN plain', product: plain } as const
    await inTx((tx) => postSale(tx, systemDoer, { merchantId: line[0], fact: 'plain', ...kind }))
    await release('plain')
    expect(await balances(line)).toEqual([38_000, 0, 0, 0])
    const released = db.selectFrom('ledger_entry').select('id').where('reference', '=', 'release:plain')
    expect(await released.execute()).toEqual([])
    await refund('plain')
    expect(await balances(line)).toEqual([50_000, 0, 0, 0])
  })

  it('whose shares are too small for TDS pays them whole', async () => {
    const small = await pricedAs({ price: 12_000, commission: 10, override: 10 })
    const line = await aLine(50_000)
    const kind = { kind: 'nsdl-pan', narration: 'PAN small', product: small } as const
    await inTx((tx) => postSale(tx, systemDoer, { merchantId: line[0], fact: 'small', ...kind }))
    await release('small')
    expect(await balances(line)).toEqual([38_010, 10, 0, 0])
  })

  it('asked for twenty times at once is charged once', async () => {
    const line = await aLine(100_000)
    await Promise.all(Array.from({ length: 20 }, () => sell(line[0], 'twenty')))
    await Promise.all(Array.from({ length: 20 }, () => release('twenty')))
    expect(await balances(line)).toEqual([86_004, 294, 99, 0])
  })

  it('asked for again, with another quantity even, is answered as the first time', async () => {
    const [seller] = await aLine(100_000)
    const first = await sell(seller, 'again')
    expect(first).toEqual({ price: 15_000, entryId: expect.stringMatching(/^\d+$/) })
    expect(await sell(seller, 'again', 2)).toEqual(first)
  })

  it('pays those above nothing while it can be taken back, and nothing after it was', async () => {
    const line = await aLine(20_000)
    await sell(line[0], 'undone')
    expect(await readEarnings(db, line[1])).toEqual({ pending: 294, advanced: 0 })
    await refund('undone')
    await release('undone')
    expect(await balances(line)).toEqual([20_000, 0, 0, 0])
    expect(await readEarnings(db, line[1])).toEqual({ pending: 0, advanced: 0 })
  })

  it('tells those above what was sold and by whom, not for which customer', async () => {
    const line = await aLine(20_000)
    await sell(line[0], 'whose')
    await release('whose')
    const { narration } = await db
      .selectFrom('ledger_entry')
      .select('narration')
      .where('reference', '=', 'release:whose')
      .executeTakeFirstOrThrow()
    expect(narration).toMatch(/^Override: .+, sold by M\d+$/)
    expect(narration).not.toContain('whose')
  })
})

describe('a refund', () => {
  it('puts every wallet where it began, once, however many ask', async () => {
    const line = await aLine(20_000)
    await sell(line[0], 'refunded')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund('refunded')))
    expect(new Set(answers.map(({ entryId }) => entryId)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    const noted = await db
      .selectFrom('audit_event')
      .select('detail')
      .where('act', '=', 'sale.refunded')
      .where('subject', '=', 'refunded')
      .execute()
    expect(noted.map(({ detail }) => JSON.parse(detail))).toEqual([{ paise: 15_000, reason: 'Duplicate PAN' }])
    expect(await balances(line)).toEqual([20_000, 0, 0, 0])
  })

  it('comes in full though an upline has spent its override: the house advances what is missing and says so', async () => {
    const line = await aLine(20_000)
    await sell(line[0], 'spent')
    await release('spent')
    await spend(line[1], 200)
    const cashier = await aCashier()
    await refund('spent')
    expect(await balances(line)).toEqual([20_000, 0, 0, 0])
    const { code } = await db.selectFrom('merchant').select('code').where('id', '=', line[1]).executeTakeFirstOrThrow()
    const notices = db.selectFrom('notice').select(['title', 'body', 'link']).where('user_id', '=', cashier)
    expect(await notices.execute()).toEqual([
      {
        title: `₹2.00 advanced to ${code}`,
        body: `The refund of spent took back commission that ${code} had spent. It is taken back from what ${code} earns next.`,
        link: `/backend/user-management/merchant/${line[1]}`,
      },
    ])
    const advances = await db.selectFrom('wallet_advance').select(['merchant_id', 'amount']).execute()
    // 94 are left of the 294 that came.
    expect(advances).toEqual([{ merchant_id: line[1], amount: '200' }])
  })

  it('whose advance is taken back from what the upline earns next, by an override or a sale of its own', async () => {
    const line = await aLine(50_000)
    await sell(line[0], 'lent')
    await release('lent')
    await spend(line[1], 294)
    await refund('lent')
    expect(await readEarnings(db, line[1])).toEqual({ pending: 0, advanced: 294 })
    const before = await houseBalance(db, 'adjustment')
    await sell(line[0], 'next', 1)
    expect(await readEarnings(db, line[1])).toEqual({ pending: 294, advanced: 294 })
    await release('next')
    expect(await balances(line)).toEqual([50_000 - 13_996, 0, 99, 0])
    expect(await readEarnings(db, line[1])).toEqual({ pending: 0, advanced: 0 })
    expect((await houseBalance(db, 'adjustment')) - before).toBe(294)
    // Taken back once more, the earnings are lent again: nobody falls below zero.
    await refund('next')
    expect(await balances(line)).toEqual([50_000, 0, 0, 0])
    await giveMoney(bare, line[1], 15_000)
    await sell(line[1], 'own')
    expect(await balances(line)).toEqual([50_000, 1_004 - 294, 0, 0])
    expect(await readEarnings(db, line[1])).toEqual({ pending: 0, advanced: 0 })
  })

  it('whose advances are several: the oldest is paid back first, from what is earned after TDS and no more', async () => {
    const line = await aLine(200_000)
    const [seller, upline] = line
    const lent = ['first', 'second', 'third'].map((which) => `${which} lent`)
    for (const [at, fact] of lent.entries()) {
      await sell(seller, fact, at === 1 ? 5 : 1)
      await release(fact)
    }
    await spend(upline, 294 + 1_470 + 294)
    for (const fact of lent) await refund(fact)
    const open = async () =>
      (
        await db
          .selectFrom('wallet_advance')
          .select(['amount', 'set_off'])
          .where('merchant_id', '=', upline)
          .orderBy('id')
          .execute()
      ).map(({ amount, set_off }) => Number(amount) - Number(set_off))
    expect(await open()).toEqual([294, 1_470, 294])
    await giveMoney(bare, upline, 45_000)
    // Each sale of its own brings 1,004 after TDS.
    await sell(upline, 'own one')
    expect([await open(), await walletBalance(db, upline)]).toEqual([[0, 760, 294], 30_000])
    await sell(upline, 'own two')
    expect([await open(), await walletBalance(db, upline)]).toEqual([[0, 0, 50], 15_000])
    await sell(upline, 'own three')
    expect([await open(), await walletBalance(db, upline)]).toEqual([[0, 0, 0], 1_004 - 50])
  })

  it('of something nobody paid for does not exist', async () => {
    await expect(refund('never')).rejects.toMatchObject({ status: 404 })
  })
})

describe('afterwards', () => {
  it('the ledger adds up', async () => {
    await giveMoney(bare, (await aLine(0))[0], 1)
    expect((await checkLedger(db)).wrong).toEqual([])
  })
})
