import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { systemDoer } from '../../platform/actor.ts'
import { Problem } from '../../platform/problem.ts'
import { postSale } from '../../sale/post-sale.ts'
import { refundSale } from '../../sale/refund-sale.ts'
import { releaseOverrides } from '../../sale/release-overrides.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import type { Account } from '../../wallet/entry.ts'
import { postEntry } from '../../wallet/post-entry.ts'
import { houseBalance, walletBalance } from '../../wallet/wallet-balance.ts'
import type { BareDatabase } from '../bare-database.ts'
import { someWallets } from '../wallets.ts'
import { PaperBook, type PaperTerms } from './paper-book.ts'

const products = ['pan-new-physical-card', 'uti-coupon-digital', 'gst-registration']
/** Two lines of merchants under one head, and one that stands alone. */
const above = [undefined, 0, 1, 2, 1, undefined]
const houses = {
  bank: 'bank',
  sales: 'sales',
  commission: 'commission',
  tds: 'tds-payable',
  pending: 'override-pending',
  adjustment: 'adjustment',
} as const

const who = fc.nat({ max: above.length - 1 })
const fact = fc.nat({ max: 30 })
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('pay' as const), who, paise: fc.integer({ min: 1, max: 60_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('correct' as const),
      who,
      paise: fc.integer({ min: -9_000, max: 3_000 }).filter((paise) => paise !== 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('sell' as const),
      who,
      fact,
      product: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('finish' as const), fact }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), fact }) },
)
export type MoneyStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never
export const moneySteps = (minLength: number, maxLength: number) =>
  fc.array(step, { minLength, maxLength, size: 'max' })

const share = fc.nat({ max: 500 })
export const someTerms = fc.tuple(
  ...products.map(() =>
    fc.record({ price: fc.integer({ min: 2_000, max: 20_000 }), flat: fc.tuple(share, share, share, share) }),
  ),
)

let run = 0

/** Does every step in the portal and on paper, and compares both after each. */
export async function compareWithPaper(bare: BareDatabase, terms: PaperTerms[], steps: MoneyStep[]): Promise<void> {
  run += 1
  await setTerms(bare, terms)
  const wallets = await someWallets(
    bare,
    above.map(() => 0),
  )
  for (const [at, up] of above.entries())
    if (up !== undefined)
      await sql`update merchant set upline_id = ${wallets[up]} where id = ${wallets[at]}`.execute(bare.db)
  const before = await readHouses(bare)
  const paper = new PaperBook(above, 2)
  for (const [at, one] of steps.entries()) {
    expect([at, await act(bare, { one, at, wallets })]).toEqual([at, onPaper(paper, one, terms)])
    expect(await Promise.all(wallets.map((id) => walletBalance(bare.db, id)))).toEqual(paper.wallets)
    const now = await readHouses(bare)
    expect(now.map((paise, i) => paise - (before[i] ?? 0))).toEqual(Object.values(paper.house))
    expect((await checkLedger(bare.db)).wrong).toEqual([])
  }
}

const readHouses = ({ db }: BareDatabase) =>
  Promise.all(Object.values(houses).map((account) => houseBalance(db, account)))

async function setTerms({ db }: BareDatabase, terms: PaperTerms[]): Promise<void> {
  for (const [at, { price, flat }] of terms.entries())
    await sql`
      update package_price set price = ${price}, commission_unit = 'flat', commission_rate = ${flat[0]},
        override1_unit = 'flat', override1_rate = ${flat[1]}, override2_unit = 'flat', override2_rate = ${flat[2]},
        override3_unit = 'flat', override3_rate = ${flat[3]} where product_code = ${products[at]}`.execute(db)
}

const nowhere: PaperTerms = { price: 1, flat: [0, 0, 0, 0] }

function onPaper(paper: PaperBook, one: MoneyStep, terms: PaperTerms[]): string {
  if (one.does === 'pay') return paper.pay(one.who, one.paise)
  if (one.does === 'correct') return paper.correct(one.who, one.paise)
  if (one.does === 'finish') return paper.finish(String(one.fact))
  if (one.does === 'refund') return paper.refund(String(one.fact))
  return paper.sell(String(one.fact), one.who, { terms: terms[one.product] ?? nowhere, quantity: one.quantity })
}

interface Act {
  one: MoneyStep
  at: number
  wallets: string[]
}

function act(bare: BareDatabase, { one, at, wallets }: Act): Promise<string> {
  const work = bare.inTx(async (tx): Promise<unknown> => {
    if (one.does === 'finish') return releaseOverrides(tx, systemDoer, `${run}:${one.fact}`)
    if (one.does === 'refund') return refundSale(tx, systemDoer, { fact: `${run}:${one.fact}`, reason: 'Wrong' })
    const merchantId = wallets[one.who] ?? ''
    if (one.does === 'sell') {
      const product = products[one.product] ?? ''
      const sale = { merchantId, fact: `${run}:${one.fact}`, kind: 'nsdl-pan', narration: 'A sale', product } as const
      return postSale(tx, systemDoer, { ...sale, quantity: one.quantity })
    }
    const other: Account = one.does === 'pay' ? 'bank' : 'adjustment'
    return postEntry(tx, {
      reference: `${run}:step:${at}`,
      kind: one.does === 'pay' ? 'payment' : 'correction',
      narration: 'By hand',
      actorId: null,
      lines: [
        { account: { wallet: merchantId }, amount: one.paise },
        { account: other, amount: -one.paise },
      ],
    })
  })
  return work.then(
    () => 'done',
    (error) => {
      if (error instanceof Problem) return String(error.status)
      throw error
    },
  )
}
