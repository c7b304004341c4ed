import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { BenchDatabase } from '../run/own-database.ts'
import { type Statement, watchStatements } from '../run/watch-statements.ts'
import type { RichMerchant } from './rich-merchants.ts'
import { makeSpendingApp, spend } from './spending-app.ts'

/** What differs from one spend to the next, as it stands in the statements of the one that was watched. */
interface Watched {
  statements: Statement[]
  merchant: RichMerchant
  key: string
  fact: string
  entryId: string
  saleId: string
}

/** Lets one spend go through the whole portal and writes down each statement that reaches the database. */
async function watchOne({ url, secret }: BenchDatabase, merchant: RichMerchant): Promise<Watched> {
  const app = await makeSpendingApp(url, secret)
  const key = randomUUID()
  const ask = () =>
    app.web.inject({
      method: 'POST',
      url: `/api${spend.path}`,
      headers: { authorization: `Bearer ${merchant.token}`, 'idempotency-key': key },
    })
  const statements = await watchStatements(async () => {
    const reply = await ask()
    if (reply.statusCode !== 200) throw new Error(`The spend to watch was answered ${reply.statusCode}: ${reply.body}`)
  })
  await app.close()
  return { statements, merchant, key, ...(await idsOf(url, statements)) }
}

async function idsOf(url: string, statements: Statement[]) {
  const fact = statements.flatMap(({ values }) => values).find((value) => String(value).startsWith('bench:'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select id, entry_id from sale where fact = $1', [fact])
  await client.end()
  return { fact: String(fact), entryId: String(rows[0]?.entry_id), saleId: String(rows[0]?.id) }
}

/** The same statements by clients that do nothing else, each on a connection of its own. */
export async function openClients(database: BenchDatabase, merchants: RichMerchant[], count: number) {
  const last = merchants.at(-1)
  if (!last) throw new Error('There is no merchant to watch.')
  const watched = await watchOne(database, last)
  const clients = await Promise.all(Array.from({ length: count }, () => connect(database.url)))
  return {
    statements: watched.statements.length,
    once: (merchant: RichMerchant, at: number) => replay(clients[at] as pg.Client, watched, merchant),
    close: () => Promise.all(clients.map((client) => client.end())),
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function replay(client: pg.Client, watched: Watched, merchant: RichMerchant): Promise<void> {
  const { merchant: was } = watched
  const fact = `bench:${randomUUID()}`
  const now = new Map<unknown, unknown>([
    [was.id, merchant.id],
    [was.userId, merchant.userId],
    [was.signInId, merchant.signInId],
    [watched.key, randomUUID()],
    [watched.fact, fact],
    [`sale:${watched.fact}`, `sale:${fact}`],
  ])
  const put = (value: unknown): unknown => (Array.isArray(value) ? value.map(put) : (now.get(value) ?? value))
  for (const { text, values } of watched.statements) {
    const { rows } = await client.query(text, values.map(put))
    if (text.startsWith('insert into "ledger_entry"')) now.set(watched.entryId, rows[0]?.id)
    if (text.startsWith('insert into "sale"')) now.set(watched.saleId, rows[0]?.id)
  }
}
