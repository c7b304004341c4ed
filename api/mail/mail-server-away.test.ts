import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startJobs } from '../platform/jobs.ts'
import { jobList } from '../start/job-list.ts'
import { openPostOffice } from '../testing/post-office.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { queueMail } from './queue-mail.ts'

// The worker's own pause before a second try is waited for.
vi.setConfig({ testTimeout: 60_000 })

const house = await openTestHouse()
const post = await openPostOffice()

const write = (to: string) =>
  house.inTx((tx) => queueMail(tx, { to, kind: 'test', subject: `For ${to}`, text: ['Hello.'] }))
const outbox = () =>
  house.db.selectFrom('mail_outbox').select(['to_address', 'state', 'attempts', 'last_error']).orderBy('id').execute()

async function until(holds: (rows: Awaited<ReturnType<typeof outbox>>) => boolean): Promise<void> {
  while (!holds(await outbox())) await wait(20)
}

test('while the mail server is down mails wait and are tried again; once it is back each arrives once', async () => {
  const { database, log } = house.platform
  const runner = await startJobs(database.pool, jobList(house.platform, database, post.office), { log })
  try {
    await write('before@people.test')
    await post.until(1)
    await post.stop()
    const people = ['asha', 'ravi', 'meena', 'john', 'fatima'].map((name) => `${name}@people.test`)
    for (const person of people) await write(person)

    await until((rows) => rows.slice(1).every(({ attempts }) => attempts >= 1))
    const away = { state: 'queued', last_error: 'The mail server could not be reached.' }
    expect((await outbox()).slice(1)).toMatchObject(people.map((to_address) => ({ to_address, ...away })))
    expect(post.arrived).toHaveLength(1)

    await post.restart()
    await write('after@people.test')
    await until((rows) => rows.every(({ state }) => state === 'sent'))
    const receivers = post.arrived.map(({ to }) => to?.[0]?.address)
    expect(receivers.sort()).toEqual(['before@people.test', ...people, 'after@people.test'].sort())
    expect((await outbox()).filter(({ last_error }) => last_error !== null)).toEqual([])
  } finally {
    await runner.stop()
  }
  expect(post.arrived).toHaveLength(7)
})
