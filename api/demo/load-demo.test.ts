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
import { loadDemo } from './load-demo.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', DEMO: '1' })
const load = () => house.inTx((tx) => loadDemo(tx, 50, house.platform.files))
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

describe('the demo', () => {
  it('is not loaded into a database with real users', async () => {
    const undo = new Error('undo')
    const user = { userName: 'real', displayName: 'Real', role: 'admin', email: 'real@people.test' } as const
    const tried = house.inTx(async (tx) => {
      await createUser(tx, user)
      await expect(loadDemo(tx, 10, house.platform.files)).rejects.toThrow('real users')
      expect(await tx.selectFrom('app_user').select('user_name').execute()).toEqual([{ user_name: 'real' }])
      expect(await tx.selectFrom('site_setting').select('key').execute()).toEqual([])
      throw undo
    })
    await expect(tried).rejects.toBe(undo)
  })

  it('loads once, also when two processes start at once; loading again changes nothing', async () => {
    const [greeting] = await Promise.all([load(), load()])
    expect(greeting).toContain(demoPassword)
    const loaded = await counts()
    expect(loaded).toEqual([15, 13, 21, 10, 50, 50])
    expect(await load()).toBe(greeting)
    expect(await counts()).toEqual(loaded)
  })

  it('lets all five in with the password it tells', async () => {
    const names = [...demoBackOffice.map((one) => one.userName), ...demoMerchants.map((one) => one.mobile)]
    expect(names).toHaveLength(5)
    for (const userName of names) {
      const browser = new Browser(house)
      expect((await browser.signIn(userName, demoPassword)).status, userName).toBe(200)
      expect((await browser.get('/auth/me')).status).toBe(200)
    }
  })

  it('leaves retailers under the distributor, and a tree of two levels beside', async () => {
    const rows = await house.db.selectFrom('merchant').selectAll().orderBy('id').execute()
    const place = (id: string | null) => rows.findIndex((row) => row.id === id)
    expect(rows.map(({ upline_id }) => place(upline_id))).toEqual([-1, 0, -1, 0, 0, 0, 0, 0, -1, 8, 9, 9, 8])
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
      ['Standard', '25'],
      ['Premium partner', '25'],
      ['Starter', '25'],
    ])
  })

  it('gives its merchants opening money, by entries that add up', async () => {
    const wallets = house.db.selectFrom('ledger_account').select('balance').where('kind', '=', 'wallet').orderBy('id')
    const balances = (await wallets.execute()).map(({ balance }) => Number(balance))
    // The second has paid for applications and GST, and got one back; the first bought coupons and earned by the others.
    expect(balances).toEqual([
      13_797_364, 1_878_036, 75_050, 2_174_350, 1_050_000, 0, 150_000, 0, 4_950_000, 0, 0, 0, 0,
    ])
    // What the first earns by sales that can still be taken back is not on its wallet yet.
    const { rows } = await sql<{ id: string }>`select id from merchant order by id limit 1`.execute(house.db)
    expect(await readEarnings(house.db, rows[0]?.id ?? '')).toEqual({ pending: 10_682, advanced: 0 })
    expect(await checkLedger(house.db)).toEqual({ entries: 92, postings: 292, wrong: [] })
  })

  it('has GST registrations and returns in several states, and clients with something to file', async () => {
    const states = async (table: 'gst_registration' | 'gst_filing') =>
      (await house.db.selectFrom(table).select('status').orderBy('id').execute()).map(({ status }) => status)
    expect(await states('gst_registration')).toEqual(['approved', 'clarification', 'submitted', 'draft'])
    expect(await states('gst_filing')).toEqual(['filed', 'in-progress', 'query', 'submitted'])
    const browser = new Browser(house)
    await browser.signIn(demoMerchants[1].mobile, demoPassword)
    const { body } = await browser.get<{ overdue: unknown[]; coming: unknown[] }>('/merchant/gst/calendar')
    expect(body.overdue.length).toBeGreaterThan(0)
    expect(body.coming.length).toBeGreaterThan(0)
  })

  it('tells of a month: money in on several days by several banks, coupons and parcels in every state', async () => {
    const payments = await house.db.selectFrom('payment_request').selectAll().execute()
    expect(new Set(payments.map(({ status }) => status)).size).toBe(4)
    const approved = payments.filter(({ status }) => status === 'approved')
    expect(new Set(approved.map(({ bank_id }) => bank_id)).size).toBe(2)
    expect(new Set(approved.map(({ mode }) => mode)).size).toBe(6)
    expect(new Set(approved.map(({ paid_on }) => String(paid_on))).size).toBeGreaterThan(10)
    const states = async (table: 'coupon_order' | 'psa_request' | 'consignment') =>
      [...new Set((await house.db.selectFrom(table).select('status').execute()).map(({ status }) => status))].sort()
    expect(await states('coupon_order')).toEqual(['fulfilled', 'pending', 'refused'])
    expect(await states('psa_request')).toEqual(['approved', 'pending', 'rejected'])
    expect(await states('consignment')).toEqual(['received', 'sent'])
  })

  it('keeps the days of a wallet in the order of its balances', async () => {
    const { rows } = await sql`
      select id from (select id, at, lag(at) over (partition by account_id order by id) as before from ledger_posting
        where balance_after is not null) as line
      where at < before - interval '2 hours'`.execute(house.db)
    expect(rows).toEqual([])
  })

  it('tells of each application how it came to stand where it stands', async () => {
    const { rows } = await sql`
      select application.ref_no from pan_application application
      where not exists (select from pan_event event where event.application_id = application.id
        and event.to_state = application.state and event.at between submitted_at and now())`.execute(house.db)
    expect(rows).toEqual([])
  })

  it('leaves an audit list that can be sealed and is whole', async () => {
    while ((await house.inTx(sealAudit)) > 0);
    expect((await verifyAudit(house.db)).broken).toBeUndefined()
  })
})
