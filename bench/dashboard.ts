import { sql } from 'kysely'
import { addDemoPans } from '../api/demo/add-demo-pans.ts'
import { checkCounts } from '../api/platform/list/check-counts.ts'
import { foldCounts } from '../api/platform/list/kept-count.ts'
import { getDashboard, getMerchantDashboard, getOfficeCharts } from '../contract/dashboard.ts'
import { type BenchDatabase, openOwnDatabase } from './run/own-database.ts'
import { signInAdmin } from './run/sign-in-admin.ts'
import { richMerchants } from './wallet/rich-merchants.ts'
import { makeSpendingApp } from './wallet/spending-app.ts'

// Both dashboards with ten thousand and with a million PAN applications: the middle of many requests, and how it grows.
// The two houses are asked in turn, so that whatever else the machine does slows both.
// `npm run bench bench/dashboard.ts [applications] [requests]`.
const large = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 300)
const small = 10_000
const promised = 2

type Ask = () => Promise<unknown>
interface House {
  asks: { name: string; ask: Ask }[]
  close(): Promise<void>
}

async function openHouse(database: BenchDatabase, secret: string, applications: number): Promise<House> {
  const [merchant] = await richMerchants(database, 50)
  await database.kysely.transaction().execute((tx) => addDemoPans(tx, applications))
  await foldAll(database)
  const admin = await signInAdmin(database)
  const app = await makeSpendingApp(database.url, secret)
  const asking = (path: string, token: string) => async () => {
    const reply = await app.web.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
    if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}: ${reply.body}`)
  }
  const counting = sql`select state, count(*) from pan_application group by state`
  return {
    asks: [
      { name: 'back office: cards', ask: asking(getDashboard.path, admin) },
      { name: 'back office: work and charts', ask: asking(getOfficeCharts.path, admin) },
      { name: 'merchant', ask: asking(getMerchantDashboard.path, merchant?.token ?? '') },
      { name: 'counting the states instead', ask: () => counting.execute(database.kysely) },
    ],
    close: () => app.close(),
  }
}

/** As a recurring job does it; what was laid in must have kept its numbers right. */
async function foldAll({ kysely }: BenchDatabase): Promise<void> {
  while ((await kysely.transaction().execute(foldCounts)) > 0);
  const wrong = await checkCounts(kysely)
  if (wrong.length > 0) throw new Error(`Kept counts are wrong: ${JSON.stringify(wrong.slice(0, 3))}`)
  await sql`vacuum analyze`.execute(kysely)
}

/** Milliseconds in the middle of many, of each question; the questions are asked in turn. */
async function middlesOf(asks: readonly Ask[], times: number): Promise<number[]> {
  const taken = asks.map((): number[] => [])
  for (let n = -times / 5; n < times; n++)
    for (const [at, ask] of asks.entries()) {
      const start = performance.now()
      await ask()
      if (n >= 0) taken[at]?.push(performance.now() - start)
    }
  return taken.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
}

// The keys of a process are those of the database that was opened last: both houses go by them.
const databases = [await openOwnDatabase(), await openOwnDatabase()] as const
try {
  const { secret } = databases[1]
  const few = await openHouse(databases[0], secret, small)
  const lots = await openHouse(databases[1], secret, large)
  console.log(`the middle of ${rounds} requests in milliseconds, with ${small} and with ${large} applications`)
  let worst = 0
  for (const [at, { name, ask }] of lots.asks.entries()) {
    const compared = at === lots.asks.length - 1
    const asks = [few.asks[at]?.ask ?? ask, ask]
    const [quick = 1, slow = 0] = await middlesOf(asks, compared ? Math.min(rounds, 20) : rounds)
    if (!compared) worst = Math.max(worst, slow / quick)
    const numbers = [quick, slow].map((ms) => ms.toFixed(2).padStart(9)).join(' ')
    console.log(`${name.padEnd(32)} ${numbers}   ×${(slow / quick).toFixed(2)}`)
  }
  console.log(`at most ×${worst.toFixed(2)}; promised: ×${promised}`)
  if (worst > promised) process.exitCode = 1
  await Promise.all([few.close(), lots.close()])
} finally {
  for (const database of databases) await database.stop()
}
