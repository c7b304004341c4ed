import { sql } from 'kysely'
import pg from 'pg'
import { addDemoPans } from '../api/demo/add-demo-pans.ts'
import { merchantLists, officeLists } from '../contract/nsdl-pan/lists.ts'
import { openPortal, type Portal } from './run/open-portal.ts'
import { type BenchDatabase, openOwnDatabase } from './run/own-database.ts'
import { rateOf } from './run/rate-of.ts'
import { signInAdmin } from './run/sign-in-admin.ts'
import { type Statement, watchStatements } from './run/watch-statements.ts'
import { richMerchants } from './wallet/rich-merchants.ts'
import { makeSpendingApp } from './wallet/spending-app.ts'

// The lists of PAN applications with ten thousand and with a million rows: requests per second through the portal beside
// the same SQL straight on the database, and how the cost grows. `npm run bench bench/lists.ts [rows] [seconds]`.
const large = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 3)
const small = 10_000
const clients = 8

const { pans, waiting } = officeLists
interface Question {
  name: string
  list: { path: string }
  ask: object
  /** Asked by a merchant, of the own rows. */
  own?: boolean
}
const questions: Question[] = [
  { name: 'first page, all kinds', list: pans, ask: {} },
  { name: 'first page, one queue', list: waiting, ask: {} },
  { name: 'filtered by category', list: pans, ask: { filters: [{ field: 'cat', opt: 'equals', value1: 'company' }] } },
  { name: 'filtered by e-mail', list: pans, ask: { filters: [{ field: 'emailId', value1: 'applicant4077@' }] } },
  { name: 'searched by ack no.', list: pans, ask: { search: '881000000004077' } },
  { name: 'sorted by date', list: pans, ask: { sorts: [{ column: 'dated', dir: 'asc' }] } },
  { name: 'sorted by card name', list: waiting, ask: { sorts: [{ column: 'cardName', dir: 'asc' }] } },
  ...Object.values(officeLists).flatMap((list) => [
    { name: `office: ${list.title}`, list, ask: {} },
    { name: '  searched', list, ask: { search: '881000000004077' } },
  ]),
  ...Object.values(merchantLists).flatMap((list) => [
    { name: `shop: ${list.title}`, list, ask: {}, own: true },
    { name: '  searched', list, ask: { search: '881000000004077' }, own: true },
  ]),
]

interface Measured {
  http: { rate: number; p95: number }
  plain: number
}

interface Stage {
  database: BenchDatabase
  portal: Portal
  tokens: { office: string; shop: string }
}

async function openStage(rows: number): Promise<Stage> {
  const database = await openOwnDatabase()
  const owners = await richMerchants(database, 50)
  await database.kysely.transaction().execute((tx) => addDemoPans(tx, rows))
  await sql`vacuum analyze`.execute(database.kysely)
  const tokens = { office: await signInAdmin(database), shop: owners[0]?.token ?? '' }
  return { database, tokens, portal: await openPortal(database) }
}

async function measure({ database, portal, tokens }: Stage, { list, ask, own }: Question): Promise<Measured> {
  const body = JSON.stringify(ask)
  const token = own ? tokens.shop : tokens.office
  const statements = await statementsOf(database, { path: list.path, body, token })
  const plain = await rateOfPlain(database.url, statements)
  return { http: await rateWithTail(() => portal.post(list.path, { token, body })), plain }
}

async function statementsOf(
  { url, secret }: BenchDatabase,
  { path, body, token }: Record<'path' | 'body' | 'token', string>,
) {
  const app = await makeSpendingApp(url, secret)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async () => {
    const reply = await app.web.inject({ method: 'POST', url: `/api${path}`, headers, payload: body })
    if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}: ${reply.body}`)
  }
  await ask()
  const statements = await watchStatements(ask)
  await app.close()
  return statements
}

async function rateOfPlain(url: string, statements: Statement[]): Promise<number> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  const rate = await rateOf(clients, seconds, async (at) => {
    for (const { text, values } of statements) await connections[at]?.query(text, values)
  })
  await Promise.all(connections.map((client) => client.end()))
  return rate
}

async function rateWithTail(once: () => Promise<void>): Promise<{ rate: number; p95: number }> {
  const times: number[] = []
  const rate = await rateOf(clients, seconds, async () => {
    const start = performance.now()
    await once()
    times.push(performance.now() - start)
  })
  return { rate, p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0 }
}

// Both stand ready before anything is measured, so that what else the machine does weighs on both alike.
const stages = [await openStage(small), await openStage(large)] as const
const few: Measured[] = []
const lots: Measured[] = []
// A server that has just started has yet to compile what it runs.
for (const { portal, tokens } of stages)
  await rateOf(clients, seconds, () => portal.post(pans.path, { token: tokens.office, body: '{}' }))
for (const question of questions) {
  few.push(await measure(stages[0], question))
  lots.push(await measure(stages[1], question))
}
for (const { database, portal } of stages) {
  portal.close()
  await database.stop()
}
console.log(
  `${clients} clients, ${seconds} s a measurement; the last column is what a request costs with ${large} rows`,
)
console.log(`against ${small}.`)
console.log(`${'question'.padEnd(30)} rows      portal/s   p95 ms   plain SQL/s   ratio   growth`)
for (const [at, { name }] of questions.entries()) {
  const growth = (few[at]?.http.rate ?? 0) / (lots[at]?.http.rate ?? 1)
  for (const [rows, result] of [
    [small, few[at]],
    [large, lots[at]],
  ] as const) {
    if (!result) continue
    const { http, plain } = result
    const cells = [http.rate.toFixed(0).padStart(8), http.p95.toFixed(1).padStart(8), plain.toFixed(0).padStart(12)]
    const last = rows === large ? growth.toFixed(2).padStart(8) : ''
    console.log(name.padEnd(30), String(rows).padEnd(8), ...cells, (http.rate / plain).toFixed(2).padStart(8), last)
  }
}
