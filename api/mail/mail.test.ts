import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database.ts'
import { startJobs } from '../platform/jobs.ts'
import { jobList } from '../start/job-list.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openPostOffice } from '../testing/post-office.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openSmallApp } from '../testing/small-app.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { mailRoutes } from './mail-routes.ts'
import { type NewMail, queueMail } from './queue-mail.ts'
import { releaseHeldMail } from './release-held-mail.ts'
import type { MailOffice } from './send-queued-mail.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const post = await openPostOffice()

const secretMail: NewMail = {
  to: 'asha@people.test',
  kind: 'password-link',
  subject: 'Set a new password',
  text: ['Hello <b>Asha</b> & "friends",', 'follow this link.'],
  code: '493817',
  action: { label: 'Set <it>', url: 'http://portal.test/auth/reset-password?token=s3cr3t-t0ken&x=1' },
}
const queue = (mail: NewMail = secretMail) => house.inTx((tx) => queueMail(tx, mail))
const outbox = () =>
  house.db
    .selectFrom('mail_outbox')
    .select(['id', 'state', 'attempts', 'last_error', 'sent_at'])
    .orderBy('id')
    .execute()
const jobs = async () =>
  (
    await sql<{ attempts: number; wait: number }>`
      select attempts, extract(epoch from run_at - now())::float as wait from graphile_worker.jobs`.execute(house.db)
  ).rows
/** Runs what is due and waits until it is written down: the worker does that on the side. */
async function work(office?: MailOffice): Promise<void> {
  await runJobs(house, office)
  const locked = () => sql`select from graphile_worker.jobs where locked_at is not null`.execute(house.db)
  while ((await locked()).rows.length > 0) await sql`select pg_sleep(0.01)`.execute(house.db)
}
const due = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(house.db)

beforeEach(async () => {
  await sql`delete from mail_outbox`.execute(house.db)
  await sql`delete from graphile_worker._private_jobs`.execute(house.db)
  post.clear()
})

describe('a mail that is written', () => {
  it('is there with its job when the transaction commits, and neither is when it is undone', async () => {
    await expect(
      house.inTx(async (tx) => {
        await queueMail(tx, secretMail)
        throw new Error('undo')
      }),
    ).rejects.toThrow('undo')
    expect([await outbox(), await jobs()]).toEqual([[], []])
    await queue()
    expect(await outbox()).toMatchObject([{ state: 'queued', attempts: 0 }])
    expect(await jobs()).toHaveLength(1)
  })

  it('shows no code, link or text to whoever reads the tables', async () => {
    await queue()
    const tables = ['mail_outbox', 'graphile_worker._private_jobs']
    for (const table of tables) {
      const { rows } = await sql.raw<{ row: string }>(`select t::text as row from ${table} t`).execute(house.db)
      expect(rows.map(({ row }) => row).join()).not.toMatch(/493817|s3cr3t|reset-password|Asha/)
    }
  })
})

describe('a mail in the log', () => {
  async function detail(demo: boolean): Promise<string> {
    const app = await openSmallApp(house, (api) => mailRoutes(api, { demo, office: post.office }))
    const clerk = await signedIn(house, await aPerson(house, { permissions: ['setting'] }))
    const [mail] = await outbox()
    const reader = new Browser(app)
    reader.tokens = clerk.tokens
    return (await reader.get<{ text: string }>(`/backend/settings/mail-log/${mail?.id}`)).body.text
  }

  it('hides its code and link', async () => {
    await queue()
    const text = await detail(false)
    expect(text).toContain('Hello <b>Asha</b> & "friends",')
    expect(text).toContain('••••••')
    expect(text).not.toMatch(/493817|s3cr3t/)
  })

  it('shows them in the demo, where nobody else could read them', async () => {
    await queue()
    expect(await detail(true)).toMatch(/493817[\s\S]*token=s3cr3t-t0ken/)
  })
})

describe('sending', () => {
  it('delivers both bodies, with text as text, once', async () => {
    await queue()
    await work(post.office)
    await work(post.office)
    expect(post.arrived).toHaveLength(1)
    const [mail] = post.arrived
    expect(mail).toMatchObject({ subject: 'Set a new password', to: [{ address: 'asha@people.test' }] })
    expect(mail?.text).toContain('Hello <b>Asha</b> & "friends",')
    expect(mail?.text).toContain('493817')
    expect(mail?.text).toContain('Set <it>: http://portal.test/auth/reset-password?token=s3cr3t-t0ken&x=1')
    expect(mail?.html).toContain('Hello &lt;b&gt;Asha&lt;/b&gt; &amp; &quot;friends&quot;,')
    expect(mail?.html).toContain('href="http://portal.test/auth/reset-password?token=s3cr3t-t0ken&amp;x=1"')
    expect(mail?.html).toContain('Seva &amp; Sons &lt;Kendra&gt;')
    expect(mail?.html).not.toMatch(/<b>|<it>|<Kendra>/)
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 1, last_error: null, sent_at: expect.any(Date) }])
  })

  it('is done once even when two processes have the same job', async () => {
    await queue()
    const [mail] = await outbox()
    await sql`select graphile_worker.add_job('send-mail', json_build_object('id', ${mail?.id}::text))`.execute(house.db)
    await Promise.all([work(post.office), work(post.office)])
    expect(post.arrived).toHaveLength(1)
  })

  it('is tried again after a passing failure, with growing pauses, until it arrives', async () => {
    await queue()
    post.refuseWith(450, 451, 452)
    const waits: number[] = []
    for (const tries of [1, 2, 3]) {
      await work(post.office)
      expect(await outbox()).toMatchObject([
        { state: 'queued', attempts: tries, last_error: expect.stringContaining('try later') },
      ])
      const [job] = await jobs()
      expect(job?.attempts).toBe(tries)
      waits.push(job?.wait ?? 0)
      await due()
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits[0]).toBeGreaterThan(0)
    await work(post.office)
    expect(post.arrived).toHaveLength(1)
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 4, last_error: null }])
    expect(await jobs()).toEqual([])
  })

  it('is given up at once when the address is refused for good', async () => {
    await queue()
    post.refuseWith(550)
    await work(post.office)
    expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 1, last_error: expect.stringContaining('550') }])
    expect(await jobs()).toEqual([])
  })

  it('is told as failed when the last try failed too', async () => {
    await queue()
    await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(house.db)
    post.refuseWith(450)
    await work(post.office)
    expect(await outbox()).toMatchObject([{ state: 'failed', last_error: expect.stringContaining('try later') }])
  })
})

describe('without a mail server', () => {
  it('mails are held, and leave once there is one', async () => {
    await queue()
    await queue({ ...secretMail, to: 'ravi@people.test' })
    await work()
    expect(await outbox()).toMatchObject([{ state: 'held' }, { state: 'held' }])
    expect(await jobs()).toEqual([])

    const { database, log } = house.platform
    const runner = await startJobs(database.pool, jobList(house.platform, database, post.office), { log })
    try {
      expect(await inTransaction(database.kysely, releaseHeldMail)).toBe(2)
      await post.until(2)
    } finally {
      await runner.stop()
    }
    expect(post.arrived.map(({ to }) => to?.[0]?.address).sort()).toEqual(['asha@people.test', 'ravi@people.test'])
    expect(await outbox()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
    expect(await inTransaction(database.kysely, releaseHeldMail)).toBe(0)
  })
})
