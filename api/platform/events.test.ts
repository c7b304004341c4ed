import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { announce, type EventHub, type LiveEvent, openEventHub } from './events.ts'
import { openLog } from './log.ts'

const { db, url, inTx } = await openBareDatabase()
const logged: string[] = []
const log = openLog('info', { write: (line) => void logged.push(line) })
const hubs: EventHub[] = []
afterAll(async () => {
  for (const hub of hubs) await hub.close()
})

/** A process that listens and is known to hear: `until` answers an event of that topic, once it is there. */
async function listener() {
  const hub = openEventHub(url, log)
  hubs.push(hub)
  const heard: LiveEvent[] = []
  let wake: () => void = () => undefined
  hub.subscribe({
    hear(event) {
      heard.push(event)
      wake()
    },
  })
  async function until(topic: string): Promise<LiveEvent> {
    for (;;) {
      const found = heard.find((event) => event.topic === topic)
      if (found) return found
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  /** Announces until it is heard: a hub that is just connecting has no way to tell when it listens. */
  async function warmUp(topic: string): Promise<void> {
    while (!heard.some((event) => event.topic === topic)) {
      await inTx((tx) => announce(tx, { topic }))
      await sql`select pg_sleep(0.01)`.execute(db)
    }
  }
  await warmUp('warm-up')
  return { hub, heard, until, warmUp }
}

const listening = async () =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'kendra-live' and query like 'listen%'`.execute(db)
  ).rows.map(({ pid }) => pid)

describe('a live event', () => {
  it('reaches every process after the commit, and none before', async () => {
    const [one, two] = [await listener(), await listener()]
    await inTx(async (tx) => {
      await announce(tx, { topic: 'wallet', merchantId: '7' })
      await inTx((other) => announce(other, { topic: 'meanwhile' }))
      await Promise.all([one.until('meanwhile'), two.until('meanwhile')])
      expect([...one.heard, ...two.heard].map(({ topic }) => topic)).not.toContain('wallet')
    })
    const event = { topic: 'wallet', merchantId: '7' }
    expect(await Promise.all([one.until('wallet'), two.until('wallet')])).toEqual([event, event])
  })

  it('of a transaction that is undone never comes', async () => {
    const one = await listener()
    await expect(
      inTx(async (tx) => {
        await announce(tx, { topic: 'undone', userId: '1' })
        throw new Error('undo')
      }),
    ).rejects.toThrow('undo')
    await inTx((tx) => announce(tx, { topic: 'after', userId: '1' }))
    expect(await one.until('after')).toEqual({ topic: 'after', userId: '1' })
    expect(one.heard.map(({ topic }) => topic)).not.toContain('undone')
  })

  it('comes to no one who has left', async () => {
    const one = await listener()
    const gone: LiveEvent[] = []
    const leave = one.hub.subscribe({ hear: (event) => void gone.push(event) })
    leave()
    await inTx((tx) => announce(tx, { topic: 'late' }))
    await one.until('late')
    expect(gone).toEqual([])
  })

  it('that nobody can read is passed over, and the next one comes', async () => {
    const one = await listener()
    one.hub.subscribe({ hear: (event) => void event.topic.length })
    for (const nonsense of ['no json', '{}']) await sql`select pg_notify('kendra_live', ${nonsense})`.execute(db)
    await inTx((tx) => announce(tx, { topic: 'next' }))
    expect(await one.until('next')).toEqual({ topic: 'next' })
  })
})

describe('the connection behind it', () => {
  it('is opened again after the server ended it', async () => {
    const one = await listener()
    const before = await listening()
    await sql`select pg_terminate_backend(pid) from unnest(${before}::int[]) as pid`.execute(db)
    await one.warmUp('back again')
    for (const pid of await listening()) expect(before).not.toContain(pid)
    expect(logged.join('')).toContain('live connection')
  })

  it('tells those who listen when it is lost, for they may miss something', async () => {
    const one = await listener()
    const lost = new Promise<void>((resolve) => one.hub.subscribe({ hear: () => undefined, lose: resolve }))
    await sql`select pg_terminate_backend(pid) from unnest(${await listening()}::int[]) as pid`.execute(db)
    await expect(lost).resolves.toBeUndefined()
  })

  it('is closed for good with its hub', async () => {
    await listener()
    for (const hub of hubs.splice(0)) await hub.close()
    while ((await listening()).length > 0) await sql`select pg_sleep(0.01)`.execute(db)
    expect(await listening()).toEqual([])
  })
})
