import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { someWallets } from '../testing/wallets.ts'
import { checkLedger } from './check-ledger.ts'
import type { NewEntry } from './entry.ts'
import { postEntry } from './post-entry.ts'
import { walletBalance } from './wallet-balance.ts'

const bare = await openBareDatabase()
const { db, inTx } = bare
let number = 0

const transfer = (from: string, to: string, amount: number): NewEntry => ({
  reference: `transfer:${++number}`,
  kind: 'correction',
  narration: 'Between two wallets',
  actorId: null,
  lines: [
    { account: { wallet: from }, amount: -amount },
    { account: { wallet: to }, amount },
  ],
})
const spend = (from: string, amount: number): NewEntry => ({
  ...transfer(from, from, amount),
  lines: [
    { account: { wallet: from }, amount: -amount },
    { account: 'sales', amount },
  ],
})
const post = (entry: NewEntry) => inTx((tx) => postEntry(tx, entry))

describe('spending at once', () => {
  it('fifty spends of 10 from a wallet with 200: exactly twenty succeed', async () => {
    const [wallet = ''] = await someWallets(bare, [200])
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => post(spend(wallet, 10))))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
    expect(await walletBalance(db, wallet)).toBe(0)
    expect((await checkLedger(db)).wrong).toEqual([])
  })

  it('crossing transfers all finish, without a deadlock', async () => {
    const [one = '', two = '', three = ''] = await someWallets(bare, [1_000, 1_000, 1_000])
    const pairs = [
      [one, two],
      [two, one],
      [two, three],
      [three, one],
    ] as const
    // Not by inTransaction, which would try again after a deadlock.
    const once = (entry: NewEntry) => db.transaction().execute((tx) => postEntry(tx, entry))
    await Promise.all(Array.from({ length: 15 }, () => pairs.map(([from, to]) => once(transfer(from, to, 7)))).flat())
    const left = await Promise.all([one, two, three].map((id) => walletBalance(db, id)))
    expect(left.reduce((sum, paise) => sum + paise, 0)).toBe(3_000)
    expect((await checkLedger(db)).wrong).toEqual([])
  })

  it('different wallets never wait for each other, though both pay into the same account of the house', async () => {
    const [one = '', two = ''] = await someWallets(bare, [100, 100])
    await inTx(async (slow) => {
      await postEntry(slow, spend(one, 30))
      // The first one's transaction is still open: with a lock between them this would hang until the time limit.
      await inTx(async (quick) => {
        await sql`set local lock_timeout = '1s'`.execute(quick)
        await postEntry(quick, spend(two, 40))
      })
      expect(await walletBalance(db, two)).toBe(60)
    })
    expect(await walletBalance(db, one)).toBe(70)
  })
})
