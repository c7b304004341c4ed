import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../platform/problem.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { someWallets } from '../testing/wallets.ts'
import { checkLedger } from './check-ledger.ts'
import type { Account, Line } from './entry.ts'
import { postEntry } from './post-entry.ts'
import { reverseEntry } from './reverse-entry.ts'
import { houseBalance, walletBalance } from './wallet-balance.ts'

const bare = await openBareDatabase()
const { db, inTx } = bare
let run = 0

/** Accounts 0 to 2 are wallets, 3 is the bank. */
interface Step {
  does: 'post' | 'reverse'
  reference: number
  moves: { from: number; to: number; amount: number }[]
}
const account = fc.nat({ max: 3 })
const move = fc.record({ from: account, to: account, amount: fc.integer({ min: 1, max: 60 }) })
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('post', 'post', 'reverse'),
  // Few references, so that many steps repeat or clash with earlier ones.
  reference: fc.nat({ max: 5 }),
  moves: fc.array(move, { minLength: 1, maxLength: 3 }),
})

interface Booked {
  content: string
  lines: [number, number][]
  reversal: boolean
}

/** The ledger as one would keep it on paper: answers what each step comes to. */
class Paper {
  readonly balances = [100, 100, 100, 0]
  readonly booked = new Map<string, Booked>()

  post(reference: string, lines: [number, number][]): string {
    return this.write(reference, { content: JSON.stringify(lines), lines, reversal: false })
  }

  reverse(of: string, reference: string): string {
    const entry = this.booked.get(of)
    if (!entry) return '404'
    const back = entry.lines.map(([at, amount]): [number, number] => [at, -amount])
    // What a wallet gets back may pay for what it has to give back.
    const lines = [...back.filter(([, amount]) => amount > 0), ...back.filter(([, amount]) => amount < 0)]
    return this.write(reference, { content: `reverses ${of}`, lines, reversal: true })
  }

  private write(reference: string, entry: Booked): string {
    const earlier = this.booked.get(reference)
    if (earlier) return earlier.content === entry.content ? 'repeated' : '409'
    const next = [...this.balances]
    for (const [at, amount] of entry.lines) {
      next[at] = (next[at] ?? 0) + amount
      if (at < 3 && (next[at] ?? 0) < 0) return '409'
    }
    this.balances.splice(0, 4, ...next)
    this.booked.set(reference, entry)
    return 'posted'
  }
}

const linesOf = ({ moves }: Step): [number, number][] =>
  moves.flatMap(({ from, to, amount }): [number, number][] => [
    [from, -amount],
    [to, amount],
  ])

describe('the ledger', () => {
  it('comes to what it would on paper, whatever is posted, repeated and reversed', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), compare), { numRuns: 40 })
    expect((await checkLedger(db)).wrong).toEqual([])
  })
})

async function compare(steps: Step[]): Promise<void> {
  run += 1
  const wallets = await someWallets(bare, [100, 100, 100])
  const accounts: Account[] = [...wallets.map((wallet) => ({ wallet })), 'gateway']
  const bankBefore = await houseBalance(db, 'gateway')
  const paper = new Paper()
  for (const one of steps) expect(await act(one, accounts)).toBe(onPaper(paper, one))
  const balances = await Promise.all(wallets.map((id) => walletBalance(db, id)))
  expect([...balances, (await houseBalance(db, 'gateway')) - bankBefore]).toEqual(paper.balances)
}

const onPaper = (paper: Paper, one: Step): string =>
  one.does === 'post'
    ? paper.post(`post:${one.reference}`, linesOf(one))
    : paper.reverse(`post:${one.reference}`, `back:${one.reference}`)

async function act(one: Step, accounts: Account[]): Promise<string> {
  const facts = { narration: 'Something', actorId: null }
  const own = (kind: string) => `${run}:${kind}:${one.reference}`
  const lines = linesOf(one).map(([at, amount]): Line => ({ account: accounts[at] ?? 'gateway', amount }))
  const posted = inTx((tx) =>
    one.does === 'post'
      ? postEntry(tx, { ...facts, reference: own('post'), kind: 'correction', lines })
      : reverseEntry(tx, { reference: own('post') }, { ...facts, reference: own('back') }),
  )
  return posted.then(
    ({ repeated }) => (repeated ? 'repeated' : 'posted'),
    (error) => {
      if (error instanceof Problem) return String(error.status)
      throw error
    },
  )
}
