import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../database/embedded/free-port.ts'
import { inTransaction, openDatabase } from '../platform/database.ts'
import { aMember } from '../testing/members.ts'
import { openServerHouse, signInAt } from '../testing/two-servers.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'

const clients = 20
const spendsEach = 10
const affordable = 50
const kills = 5
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const house = await openServerHouse()
let server = await house.start('portal', port)
const pool = openDatabase({
  url: house.databaseUrl,
  max: 2,
  statementTimeout: 30_000,
  name: 'kendra-judge',
  onError: () => undefined,
})
afterAll(() => pool.close())
const db = pool.kysely

/** Leaves the demo's distributor with money for so many ids, and no more. */
async function afford(ids: number): Promise<{ merchantId: string; members: number }> {
  const { rows } = await sql<{ id: string; price: string; members: string }>`
    select merchant.id, (select price from id_type where name = 'Retailer') as price,
      (select count(*) from merchant below where below.upline_id = merchant.id) as members
    from merchant join app_user on app_user.merchant_id = merchant.id where app_user.user_name = '9800000001'`.execute(
    db,
  )
  const { id = '', price = '0', members = '0' } = rows[0] ?? {}
  const missing = Number(price) * ids - (await walletBalance(db, id))
  await inTransaction(db, (tx) =>
    postEntry(tx, {
      reference: 'just enough',
      kind: 'correction',
      narration: 'Just enough',
      actorId: null,
      lines: [
        { account: { wallet: id }, amount: missing },
        { account: 'adjustment', amount: -missing },
      ],
    }),
  )
  return { merchantId: id, members: Number(members) }
}

let answered = 0
/** Asks until there is an answer, under one key: a killed server answers nothing, a starting one refuses. */
async function spend(token: string): Promise<{ status: number; code?: string }> {
  const body = JSON.stringify(aMember())
  const key = randomUUID()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
  for (;;) {
    const reply = await fetch(`${address}/api/merchant/usermanagement/add-member`, { method: 'POST', headers, body })
      .then(async (got) => ({ status: got.status, body: (await got.json()) as { code?: string } }))
      .catch(() => undefined)
    if (reply && reply.status < 500) {
      answered += 1
      return { status: reply.status, code: reply.body.code }
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test(`${clients * spendsEach} spends from ${clients} clients, the server killed ${kills} times: the ${affordable} that can be paid happen, each once`, async () => {
  const { merchantId, members } = await afford(affordable)
  const { tokens } = await signInAt(address, '9800000001')
  const work = Array.from({ length: clients }, async () => {
    const answers: { status: number; code?: string }[] = []
    for (let n = 0; n < spendsEach; n++) answers.push(await spend(tokens.token))
    return answers
  })
  for (let kill = 1; kill <= kills; kill++) {
    while (answered < kill * 9) await new Promise((resolve) => setTimeout(resolve, 2))
    await server.end('SIGKILL')
    server = await house.start('portal', port)
  }
  const answers = (await Promise.all(work)).flat()
  const paid = answers.filter(({ status }) => status === 200)
  expect(paid).toHaveLength(affordable)
  expect(new Set(paid.map(({ code }) => code)).size).toBe(affordable)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await walletBalance(db, merchantId)).toBe(0)
  const { rows } = await sql<{ n: string }>`select count(*) as n from merchant where upline_id = ${merchantId}`.execute(
    db,
  )
  expect(Number(rows[0]?.n) - members).toBe(affordable)
  expect((await checkLedger(db)).wrong).toEqual([])
})
