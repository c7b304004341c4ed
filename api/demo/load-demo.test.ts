import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { demoBackOffice, demoMerchants, demoPassword } from '../../database/demo/people.ts'
import { sealAudit } from '../audit/seal-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { Browser } from '../testing/browser.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { createUser } from '../user/create-user.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { readEarnings } from '../wallet/read-earnings.ts'
import { greetNewcomer, loadDemo } from './load-demo.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', DEMO: '1' })
const load = () => house.inTx((tx) => loadDemo(tx, 0, house.platform.files))
const counts = async () =>
  Promise.all(
    (['app_user', 'merchant', 'ledger_account', 'site_setting', 'mail_outbox', 'audit_event'] as const).map(
      async (table) =>
        Number(
          (
            await house.db
              .selectFrom(table)
              .select((eb) => eb.fn.countAll<string>().as('n'))
              .executeTakeFirst()
          )?.n,
        ),
    ),
  )

/** What becomes of a load where somebody real has a sign-in. */
async function loadBesideRealUser() {
  const undo = new Error('undo')
  const user = { userName: 'real', displayName: 'Real', role: 'admin', email: 'real@people.test' } as const
  let left: unknown
  const tried = house.inTx(async (tx) => {
    await createUser(tx, user)
    const refusal = await loadDemo(tx, 10, house.platform.files).catch((error: Error) => error.message)
    const users = await tx.selectFrom('app_user').select('user_name').execute()
    left = { refusal, users, settings: await tx.selectFrom('site_setting').select('key').execute() }
    throw undo
  })
  await tried.catch((error) => {
    if (error !== undo) throw error
  })
  return left
}

const besideRealUser = await loadBesideRealUser()
await Promise.all([load(), load()])

describe('the demo', () => {
  it('is not loaded into a database with real users', () => {
    expect(besideRealUser).toEqual({
      refusal: expect.stringContaining('real users'),
      users: [{ user_name: 'real' }],
      settings: [],
    })
  })

  it('loads once, also when two processes start at once; loading again changes nothing', async () => {
    const loaded = await counts()
    expect(loaded.filter((rows) => rows === 0)).toEqual([])
    await load()
    expect(await counts()).toEqual(loaded)
  })

  it('tells of the tour in its first line, and then who can sign in by which password', () => {
    const [first, second] = greetNewcomer('http://localhost:3000').split('\n')
    expect(first).toBe('This is a demo. Take the tour: http://localhost:3000/tour')
    expect(second).toContain(demoPassword)
  })

  it('lets all nine in with the password it tells', async () => {
    const names = [...demoBackOffice.map((one) => one.userName), ...demoMerchants.map((one) => one.mobile)]
    expect(names).toHaveLength(9)
    for (const userName of names) {
      const browser = new Browser(house)
      expect((await browser.signIn(userName, demoPassword)).status, userName).toBe(200)
      expect((await browser.get('/auth/me')).status).toBe(200)
    }
  })

  it('leaves retailers under the distributor, and a tree of three levels beside', async () => {
    const rows = await house.db.selectFrom('merchant').selectAll().orderBy('id').execute()
    const place = (id: string | null) => rows.findIndex((row) => row.id === id)
    expect(rows.map(({ upline_id }) => place(upline_id))).toEqual([
      -1, 0, -1, -1, 0, 0, 0, 0, 0, 3, 9, 10, 10, 9, 10, 3,
    ])
  })

  it('has three packages, all of which sell every product', async () => {
    const rows = await house.db
      .selectFrom('package')
      .innerJoin('package_price', 'package_id', 'package.id')
      .select((eb) => ['package.name', eb.fn.countAll<string>().as('products')])
      .groupBy('package.id')
      .orderBy('package.id')
      .execute()
    expect(rows.map(({ name, products }) => [name, products])).toEqual([
      ['Standard', '29'],
      ['Premium partner', '29'],
      ['Starter', '29'],
    ])
  })

  it('gives its merchants money, by entries that add up, and leaves some of it on every wallet that sells', async () => {
    const wallets = await house.db
      .selectFrom('ledger_account')
      .innerJoin('merchant', 'merchant.id', 'merchant_id')
      .select(['balance', 'mobile'])
      .where('ledger_account.kind', '=', 'wallet')
      .execute()
    for (const { mobile } of demoMerchants) {
      const balance = Number(wallets.find((one) => one.mobile === mobile)?.balance)
      expect([mobile, balance > 100_00]).toEqual([mobile, true])
    }
    expect(wallets.filter(({ balance }) => Number(balance) < 0)).toEqual([])
    // What the first earns by sales that can still be taken back is not on its wallet yet.
    const { rows } = await sql<{ id: string }>`select id from merchant order by id limit 1`.execute(house.db)
    const { pending, advanced } = await readEarnings(house.db, rows[0]?.id ?? '')
    expect([pending > 0, advanced]).toEqual([true, 0])
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })

  it('has clients with something to file', async () => {
    const browser = new Browser(house)
    await browser.signIn(demoMerchants[1].mobile, demoPassword)
    const { body } = await browser.get<{ overdue: unknown[]; coming: unknown[] }>('/merchant/gst/calendar')
    expect(body.overdue.length).toBeGreaterThan(0)
    expect(body.coming.length).toBeGreaterThan(0)
  })

  it('tells of a month: money in on several days by several banks and all ways to pay', async () => {
    const payments = await house.db.selectFrom('payment_request').selectAll().execute()
    expect(new Set(payments.map(({ status }) => status)).size).toBe(4)
    const approved = payments.filter(({ status }) => status === 'approved')
    expect(new Set(approved.map(({ bank_id }) => bank_id)).size).toBe(2)
    expect(new Set(approved.map(({ mode }) => mode)).size).toBe(6)
    expect(new Set(approved.map(({ paid_on }) => String(paid_on))).size).toBeGreaterThan(10)
  })

  it('is busier on weekdays than on Sundays', async () => {
    const { rows } = await sql<{ sunday: number; weekday: number }>`
      select count(*) filter (where extract(isodow from dated at time zone 'Asia/Kolkata') = 7)::int as sunday,
        count(*) filter (where extract(isodow from dated at time zone 'Asia/Kolkata') between 1 and 5)::int as weekday
      from pan_application`.execute(house.db)
    const [told] = rows
    expect((told?.weekday ?? 0) / 5).toBeGreaterThan(told?.sunday ?? 0)
  })

  it('keeps the days of a wallet in the order of its balances', async () => {
    const { rows } = await sql`
      select id, day, before from (select id, day, lag(day) over (partition by account_id order by id) as before
        from ledger_posting, lateral (select (at at time zone 'Asia/Kolkata')::date as day) as indian
        where balance_after is not null) as line
      where day < before`.execute(house.db)
    expect(rows).toEqual([])
  })

  it('tells of each application how it came to stand where it stands, from its first step to its last', async () => {
    const { rows } = await sql<{ ref_no: string; state: string; sent: Date; way: [string, string, string][] | null }>`
      select application.ref_no, application.state, submitted_at as sent,
        json_agg(json_build_array(from_state, to_state, event.at) order by event.id) filter (where event.id is not null) as way
      from pan_application application left join work_event event on event.service = 'nsdl-pan' and event.record_id = application.id
      group by application.id`.execute(house.db)
    expect(rows.length).toBeGreaterThan(100)
    for (const { ref_no, state, sent, way } of rows) {
      const steps = way ?? []
      const stops = ['draft', ...steps.map(([, to]) => to)]
      expect([ref_no, steps.map(([from]) => from), stops.at(-1)]).toEqual([ref_no, stops.slice(0, -1), state])
      if (state === 'draft') continue
      const days = steps.map(([, , at]) => Date.parse(at))
      expect([ref_no, days]).toEqual([ref_no, days.toSorted((one, other) => one - other)])
      expect([ref_no, days[0], (days.at(-1) ?? 0) <= Date.now()]).toEqual([ref_no, sent.getTime(), true])
    }
  })

  it('leaves an audit list that can be sealed and is whole', async () => {
    while ((await house.inTx(sealAudit)) > 0);
    expect((await verifyAudit(house.db)).broken).toBeUndefined()
  })
})
