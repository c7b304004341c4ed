import { sql } from 'kysely'
import { addDemoPans } from '../api/demo/add-demo-pans.ts'
import { keepDuties } from '../api/gst/calendar/keep-duties.ts'
import { issueAccessToken } from '../api/platform/tokens.ts'
import { vaultKeys } from '../api/platform/vault.ts'
import { closeDays } from '../api/report/close-days.ts'
import { indianDay } from '../contract/kernel/dates.ts'
import type { ReportSide } from '../contract/report/report.ts'
import { reports } from '../contract/report/reports.ts'
import { addMoney } from './run/add-money.ts'
import { type BenchDatabase, openOwnDatabase } from './run/own-database.ts'
import { signInAdmin } from './run/sign-in-admin.ts'
import { type RichMerchant, richMerchants } from './wallet/rich-merchants.ts'
import { makeSpendingApp } from './wallet/spending-app.ts'

// Every report on both sides over the last twelve months, with ten thousand and with a million PAN applications and
// what they cost: the first page and the sums of its slowest view. `npm run bench bench/reports.ts [applications] [requests]`.
const large = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 5)
const small = 10_000

const day = (daysAgo: number) => indianDay(new Date(Date.now() - daysAgo * 86_400_000))
const year = { from: day(364), to: day(0) }

interface House {
  ask(side: ReportSide, path: string, view: string): Promise<number>
  close(): Promise<void>
}

async function fill(database: BenchDatabase, applications: number): Promise<RichMerchant | undefined> {
  const [merchant] = await richMerchants(database, 50)
  await database.kysely.transaction().execute((tx) => addDemoPans(tx, applications))
  await database.kysely.transaction().execute(addMoney)
  // As a recurring job does it.
  while (await database.kysely.transaction().execute((tx) => closeDays(tx, new Date())));
  await keepDuties(database.kysely, new Date())
  await sql`vacuum analyze`.execute(database.kysely)
  return merchant
}

/** People sign in when all is there: a million applications take longer to make than a token is good for. */
async function openHouse(database: BenchDatabase, secret: string, merchant?: RichMerchant): Promise<House> {
  const admin = await signInAdmin(database)
  const { code = '', signInId = '' } = merchant ?? {}
  const claims = { code, name: 'Owner', role: 'merchant', signInId } as const
  const owner = await issueAccessToken(vaultKeys().tokens, claims, new Date())
  const app = await makeSpendingApp(database.url, secret)
  return { close: () => app.close(), ask }

  async function ask(side: ReportSide, path: string, view: string): Promise<number> {
    const start = performance.now()
    const reply = await app.web.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${path.startsWith('/merchant') ? owner : admin}` },
      payload: { additionFilter: { view, ...(!side.undated && year) } },
    })
    if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}: ${reply.body}`)
    return performance.now() - start
  }
}

/** Milliseconds in the middle of some requests, once it was asked before. */
async function middleOf(ask: () => Promise<number>): Promise<number> {
  await ask()
  const taken: number[] = []
  for (let n = 0; n < rounds; n++) taken.push(await ask())
  return taken.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

interface Slowest {
  view: string
  ms: number
}

async function slowestView(house: House, side: ReportSide, path: string): Promise<Slowest> {
  let slowest: Slowest = { view: '', ms: 0 }
  for (const view of Object.keys(side.views)) {
    const ms = await middleOf(() => house.ask(side, path, view))
    if (ms > slowest.ms) slowest = { view, ms }
  }
  return slowest
}

async function report(houses: readonly [House, House], side: ReportSide): Promise<void> {
  for (const [what, path] of [
    ['page', side.list.path],
    ['sums', side.sumsCall.path],
  ] as const) {
    const lots = await slowestView(houses[1], side, path)
    const few = await middleOf(() => houses[0].ask(side, path, lots.view))
    const numbers = [few, lots.ms].map((ms) => ms.toFixed(1).padStart(10)).join(' ')
    console.log(
      `${path.split('/')[1]?.padEnd(9)} ${side.slug.padEnd(17)} ${what} by ${lots.view.padEnd(9)} ${numbers}   ×${(lots.ms / few).toFixed(1)}`,
    )
  }
}

// The keys of a process are those of the database that was opened last: both houses go by them.
const databases = [await openOwnDatabase(), await openOwnDatabase()] as const
try {
  const { secret } = databases[1]
  const owners = [await fill(databases[0], small), await fill(databases[1], large)]
  const houses = [
    await openHouse(databases[0], secret, owners[0]),
    await openHouse(databases[1], secret, owners[1]),
  ] as const
  console.log(`the middle of ${rounds} requests in milliseconds, with ${small} and with ${large} applications`)
  for (const one of reports) for (const side of [one.office, one.own]) await report(houses, side)
  await Promise.all(houses.map((house) => house.close()))
} finally {
  for (const database of databases) await database.stop()
}
