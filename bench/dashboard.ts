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
// `npm run bench bench/dashboard.ts [applications] [requests]`.
const large = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 300)
const small = 10_000
const promised = 2

/** What is asked, and as whom. */
const questions = [
  { name: 'back office: cards', path: getDashboard.path, as: 'admin' },
  { name: 'back office: work and charts', path: getOfficeCharts.path, as: 'admin' },
  { name: 'merchant', path: getMerchantDashboard.path, as: 'merchant' },
] as const

interface Measured {
  /** Milliseconds of each question. */
  asked: number[]
  /** Of counting the states instead, for comparison. */
  counting: number
}

async function measure(applications: number): Promise<Measured> {
  const database = await openOwnDatabase()
  try {
    const [merchant] = await richMerchants(database, 50)
    await database.kysely.transaction().execute((tx) => addDemoPans(tx, applications))
    await foldAll(database)
    const tokens = { admin: await signInAdmin(database), merchant: merchant?.token ?? '' }
    const app = await makeSpendingApp(database.url, database.secret)
    const asked: number[] = []
    for (const { path, as } of questions) {
      const headers = { authorization: `Bearer ${tokens[as]}` }
      asked.push(
        await middleOf(rounds, async () => {
          const reply = await app.web.inject({ url: `/api${path}`, headers })
          if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}: ${reply.body}`)
        }),
      )
    }
    await app.close()
    return { asked, counting: await middleOf(5, () => countStates(database)) }
  } finally {
    await database.stop()
  }
}

/** As the rounds of the house do it; what was laid in must have kept its numbers right. */
async function foldAll({ kysely }: BenchDatabase): Promise<void> {
  while ((await kysely.transaction().execute(foldCounts)) > 0);
  const wrong = await checkCounts(kysely)
  if (wrong.length > 0) throw new Error(`Kept counts are wrong: ${JSON.stringify(wrong.slice(0, 3))}`)
  await sql`vacuum analyze`.execute(kysely)
}

async function countStates({ kysely }: BenchDatabase): Promise<void> {
  await sql`select state, count(*) from pan_application group by state`.execute(kysely)
}

async function middleOf(times: number, once: () => Promise<void>): Promise<number> {
  for (let n = 0; n < times / 5; n++) await once()
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    await once()
    taken.push(performance.now() - start)
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}

const few = await measure(small)
const lots = await measure(large)
console.log(`the middle of ${rounds} requests in milliseconds, with ${small} and with ${large} applications`)
const line = (name: string, quick: number, slow: number) =>
  console.log(
    `${name.padEnd(32)} ${quick.toFixed(2).padStart(9)} ${slow.toFixed(2).padStart(9)}   ×${(slow / quick).toFixed(2)}`,
  )
for (const [at, { name }] of questions.entries()) line(name, few.asked[at] ?? 0, lots.asked[at] ?? 0)
line('counting the states instead', few.counting, lots.counting)
const worst = Math.max(...questions.map((_, at) => (lots.asked[at] ?? 0) / (few.asked[at] ?? 1)))
console.log(`at most ×${worst.toFixed(2)}; promised: ×${promised}`)
if (worst > promised) process.exitCode = 1
