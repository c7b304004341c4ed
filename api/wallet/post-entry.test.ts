import { describe, expect, it } from 'vitest'
import { houseAccounts } from '../../contract/wallet.ts'
import { foldCounts } from '../platform/list/kept-count.ts'
import { Problem } from '../platform/problem.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { someWallets } from '../testing/wallets.ts'
import type { Line, NewEntry } from './entry.ts'
import { postEntry } from './post-entry.ts'
import { reverseEntry } from './reverse-entry.ts'
import { houseBalance, walletBalance } from './wallet-balance.ts'

const bare = await openBareDatabase()
const { db, inTx } = bare

const sale = (reference: string, merchantId: string, paise: number): NewEntry => ({
  reference,
  kind: 'nsdl-pan',
  narration: 'New PAN card',
  actorId: null,
  lines: [
    { account: { wallet: merchantId }, amount: -paise },
    { account: 'sales', amount: paise },
  ],
})
const post = (entry: NewEntry) => inTx((tx) => postEntry(tx, entry))
const reverse = (reference: string, as: string) =>
  inTx((tx) => reverseEntry(tx, { reference }, { reference: as, narration: 'Taken back', actorId: null }))
const balances = (ids: string[]) => Promise.all(ids.map((id) => walletBalance(db, id)))
const countEntries = async () => (await db.selectFrom('ledger_entry').select('id').execute()).length

describe('an entry', () => {
  it('moves money from one account to the other and tells the balance after each line', async () => {
    const [one = '', two = ''] = await someWallets(bare, [10_000, 0])
    const lines: Line[] = [
      { account: { wallet: one }, amount: -9_000 },
      { account: 'sales', amount: 9_000 },
      { account: 'commission', amount: -1_500 },
      { account: { wallet: one }, amount: 1_000 },
      { account: { wallet: two }, amount: 450 },
      { account: 'tds-payable', amount: 50 },
    ]
    const before = await Promise.all([houseBalance(db, 'sales'), houseBalance(db, 'commission')])
    const { entryId } = await post({ ...sale('several', one, 1), lines })
    expect(await balances([one, two])).toEqual([2_000, 450])
    const after = await Promise.all([houseBalance(db, 'sales'), houseBalance(db, 'commission')])
    expect(after.map((paise, i) => paise - (before[i] ?? 0))).toEqual([9_000, -1_500])
    const rows = await db
      .selectFrom('ledger_posting')
      .select('balance_after')
      .where('entry_id', '=', entryId)
      .orderBy('id')
      .execute()
    expect(rows.map((row) => row.balance_after)).toEqual(['1000', null, null, '2000', '450', null])
  })

  it('between two accounts of the house needs no wallet', async () => {
    const before = await Promise.all([houseBalance(db, 'bank'), houseBalance(db, 'gateway')])
    const lines: Line[] = [
      { account: 'gateway', amount: -700 },
      { account: 'bank', amount: 700 },
    ]
    await post({ reference: 'settled', kind: 'correction', narration: 'Settled', actorId: null, lines })
    const after = await Promise.all([houseBalance(db, 'bank'), houseBalance(db, 'gateway')])
    expect(after.map((paise, i) => paise - (before[i] ?? 0))).toEqual([700, -700])
  })

  it('is refused with the shortfall in words where the balance is too low, and leaves nothing behind', async () => {
    const [one = ''] = await someWallets(bare, [10_000])
    const before = await countEntries()
    const problem = await post(sale('too-dear', one, 10_750)).catch((error) => error)
    expect(problem).toBeInstanceOf(Problem)
    expect([problem.status, problem.message]).toEqual([409, 'The balance is too low: ₹7.50 more is needed.'])
    expect(await countEntries()).toBe(before)
    expect(await balances([one])).toEqual([10_000])
  })

  it('cannot be paid out of the commission that it brings: lines happen in their order', async () => {
    const [one = ''] = await someWallets(bare, [95])
    const lines: Line[] = [
      { account: { wallet: one }, amount: -100 },
      { account: 'sales', amount: 90 },
      { account: { wallet: one }, amount: 10 },
    ]
    await expect(post({ ...sale('order', one, 1), lines })).rejects.toThrow('₹0.05 more')
  })

  it('happens once per reference: the same again is the first answer, other content a conflict', async () => {
    const [one = '', two = ''] = await someWallets(bare, [500, 500])
    const first = await post(sale('once', one, 300))
    expect(first.repeated).toBe(false)
    // Also when there is not enough left for a second time.
    expect(await post(sale('once', one, 300))).toEqual({ entryId: first.entryId, repeated: true })
    for (const other of [sale('once', one, 301), sale('once', two, 300), { ...sale('once', one, 300), narration: 'x' }])
      await expect(post(other)).rejects.toMatchObject({ status: 409 })
    expect(await balances([one, two])).toEqual([200, 500])
  })

  it('that is posted ten times at once happens once', async () => {
    const [one = ''] = await someWallets(bare, [1_000])
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(sale('ten', one, 100))))
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(answers.map(({ entryId }) => entryId)).size).toBe(1)
    expect(await balances([one])).toEqual([900])
  })

  it.each([
    ['half a paisa', [0.5, -0.5]],
    ['nothing', [0, 0]],
    ['more than can be counted', [2 ** 53, -(2 ** 53)]],
    ['what does not sum to zero', [5, -4]],
    ['one line only', [5]],
  ])('of %s is a mistake of ours and never reaches the database', async (_what, amounts) => {
    const [one = ''] = await someWallets(bare, [10])
    const lines = amounts.map((amount) => ({ account: { wallet: one }, amount }))
    await expect(post({ ...sale('odd', one, 1), lines })).rejects.not.toBeInstanceOf(Problem)
    expect(await balances([one])).toEqual([10])
  })

  it('for a business without a wallet is a mistake of ours', async () => {
    await expect(post(sale('no-wallet', '999999', 5))).rejects.toThrow('has no wallet')
  })
})

describe('a reversal', () => {
  it('puts everything back, once; the same again is the first answer', async () => {
    const [one = ''] = await someWallets(bare, [1_000])
    await post(sale('to-refund', one, 400))
    const first = await reverse('to-refund', 'refund')
    expect(await balances([one])).toEqual([1_000])
    expect(await reverse('to-refund', 'refund')).toEqual({ entryId: first.entryId, repeated: true })
    await expect(reverse('to-refund', 'another')).rejects.toMatchObject({ status: 409 })
    await expect(reverse('refund', 'refund-of-refund')).rejects.toThrow('A reversal cannot be reversed.')
    await expect(reverse('nothing', 'x')).rejects.toMatchObject({ status: 404 })
    expect(await balances([one])).toEqual([1_000])
  })

  it('asked for twenty times at once, each in a way of its own, happens once', async () => {
    const [one = ''] = await someWallets(bare, [1_000])
    await post(sale('wanted', one, 1_000))
    const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => reverse('wanted', `wanted:${i}`)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
    expect(await balances([one])).toEqual([1_000])
  })

  it('is refused while the wallet has spent what it would give back', async () => {
    const [one = '', two = ''] = await someWallets(bare, [100, 0])
    const lines: Line[] = [
      { account: { wallet: one }, amount: -100 },
      { account: { wallet: two }, amount: 100 },
    ]
    await post({ ...sale('gift', one, 1), lines })
    await post(sale('spent', two, 60))
    await expect(reverse('gift', 'back')).rejects.toThrow('₹0.60 more')
    expect(await balances([one, two])).toEqual([0, 40])
  })
})

describe('the accounts of the house', () => {
  it('are those of the contract', async () => {
    const rows = await db.selectFrom('ledger_account').select('kind').where('merchant_id', 'is', null).execute()
    expect(rows.map(({ kind }) => kind).sort()).toEqual(Object.keys(houseAccounts).sort())
  })

  it('keep their balance when waiting changes are folded', async () => {
    const before = await houseBalance(db, 'bank')
    expect(before).toBeLessThan(0)
    await inTx(foldCounts)
    expect(await houseBalance(db, 'bank')).toBe(before)
  })
})
