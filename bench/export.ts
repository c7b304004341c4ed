import { sql } from 'kysely'
import { addDemoPans } from '../api/demo/add-demo-pans.ts'
import { officeTables } from '../api/nsdl-pan/pan-table.ts'
import type { Actor } from '../api/platform/actor.ts'
import type { List } from '../api/platform/list/define-list.ts'
import { countExport, exportList } from '../api/platform/list/export-list.ts'
import type { ExportFormat } from '../contract/kernel/table.ts'
import { officeLists } from '../contract/nsdl-pan/lists.ts'
import { openOwnDatabase } from './run/own-database.ts'
import { watchStatements } from './run/watch-statements.ts'
import { richMerchants } from './wallet/rich-merchants.ts'

// A list as a file: how fast beside COPY of the same rows, and how much memory it takes. `npm run bench bench/export.ts [rows]`.
const wanted = Number(process.argv[2] ?? 100_000)
const rounds = 3

const database = await openOwnDatabase()
await richMerchants(database, 50)
// The list shows the applications of some states only, so more are made than it has to hold.
await database.kysely.transaction().execute((tx) => addDemoPans(tx, Math.ceil(wanted * 1.21)))
await sql`vacuum analyze`.execute(database.kysely)
const list = officeTables.find(({ endpoint }) => (endpoint as unknown) === officeLists.pans) as unknown as List
const context = { actor: { id: '1', code: 'A000001' } as Actor, params: {}, switches: {}, now: new Date() }

const asked = (format: ExportFormat) => ({ filters: [], search: '', sorts: [], format })

interface Made {
  seconds: number
  bytes: number
  grown: number
}

async function made(format: ExportFormat): Promise<Made> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const start = performance.now()
  const { bytes } = exportList(database, list, { context, asked: asked(format), now: new Date() })
  let [size, most] = [0, before]
  for await (const piece of bytes) {
    size += piece.length
    most = Math.max(most, process.memoryUsage.rss())
  }
  return { seconds: (performance.now() - start) / 1000, bytes: size, grown: most - before }
}
/** COPY of what the list reads, as fast as the database can say it; the driver throws the lines away. */
async function copied(): Promise<number> {
  const start = performance.now()
  await sql.raw(`copy (${await statementOfExport()}) to stdout (format csv, header)`).execute(database.kysely)
  return (performance.now() - start) / 1000
}

async function statementOfExport(): Promise<string> {
  const statements = await watchStatements(async () => {
    for await (const _ of exportList(database, list, { context, asked: asked('csv'), now: new Date() }).bytes) break
  })
  const { text = '', values = [] } = statements.at(-1) ?? {}
  return text.replace(/\$(\d+)/g, (_, at: string) => `'${values[Number(at) - 1]}'`)
}

const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1)

const rows = await countExport(database.kysely, list, { context, asked: asked('csv') })
const [plain, csv]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round++) {
  plain.push(await copied())
  csv.push((await made('csv')).seconds)
}
console.log(`${rows} rows. COPY ${middle(plain).toFixed(2)} s, our CSV ${middle(csv).toFixed(2)} s:`)
console.log(`${(middle(plain) / middle(csv)).toFixed(2)} of the speed of COPY (middle of ${rounds} rounds each)`)
for (const format of ['csv', 'xlsx', 'pdf'] as const) {
  const { seconds, bytes, grown } = await made(format)
  console.log(
    `${format.padEnd(5)} ${seconds.toFixed(1)} s, ${megabytes(bytes)} MB, memory grew by ${megabytes(grown)} MB`,
  )
}
await database.stop()
