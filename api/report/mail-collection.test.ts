import { describe, expect, it } from 'vitest'
import { inTransaction, openDatabase } from '../platform/database.ts'
import { saveSettings } from '../site/save-settings.ts'
import { signedIn } from '../testing/browser.ts'
import { mailsTo } from '../testing/mails.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { openReportDesk } from '../testing/report-data.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { mailCollection } from './mail-collection.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openReportDesk(house)
await desk.play([{ does: 'pay', who: 0, minutes: 0, paise: 1_234_500, which: 0 }], new Date('2026-06-01T18:30:00Z'))

const runAt = (at: string) =>
  house.inTx((tx) => mailCollection(tx, { now: new Date(at), publicUrl: 'https://portal.test' }))
const setUp = (values: Parameters<typeof saveSettings>[1]) => house.inTx((tx) => saveSettings(tx, values))
const mails = () => mailsTo(house, 'owner@people.test')

// Seven in the morning of the third of June, in India.
const dueOnThird = '2026-06-03T01:30:00Z'

describe('the mail of the daily collection', () => {
  it('is not sent while it is off, and not without anyone to send it to', async () => {
    expect(await runAt(dueOnThird)).toBe(false)
    await setUp({ collectionMail: true })
    expect(await runAt(dueOnThird)).toBe(false)
    expect(await mails()).toEqual([])
  })

  it('goes out from its Indian hour on, about the Indian day before, to everyone once', async () => {
    await setUp({ collectionMailTo: 'owner@people.test, desk@people.test', collectionMailHour: 7 })
    expect(await runAt('2026-06-03T01:29:59Z')).toBe(false)
    expect(await runAt(dueOnThird)).toBe(true)
    expect(await runAt('2026-06-03T12:00:00Z')).toBe(false)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(await mailsTo(house, 'desk@people.test')).toHaveLength(1)
    expect(mail?.subject).toBe('Collection of 02-Jun-2026: 12,345.00/-')
    expect(mail?.text).toEqual([
      'On 02-Jun-2026 1 payment came in, 12,345.00/- altogether.',
      'First Bank, UPI / QR: 1 payment, 12,345.00/-',
    ])
    expect(mail?.action?.url).toBe(
      'https://portal.test/backend/misc/reports/daily-collection?from=2026-06-02&to=2026-06-02',
    )
  })

  it('says so when nothing came in', async () => {
    expect(await runAt('2026-06-04T06:00:00Z')).toBe(true)
    expect((await mails()).at(-1)?.text).toEqual(['Nothing came in on 03-Jun-2026.'])
  })

  it('goes out once, however many processes run at the same moment', async () => {
    const before = (await mails()).length
    const pools = Array.from({ length: 4 }, () =>
      openDatabase({
        url: house.databaseUrl,
        max: 3,
        statementTimeout: 10_000,
        name: 'other',
        onError: () => undefined,
      }),
    )
    const now = new Date('2026-06-05T06:00:00Z')
    const runs = pools.flatMap(({ kysely }) =>
      [1, 2, 3].map(() => inTransaction(kysely, (tx) => mailCollection(tx, { now, publicUrl: 'https://portal.test' }))),
    )
    const sent = await Promise.all(runs)
    await Promise.all(pools.map((pool) => pool.close()))
    expect(sent.filter(Boolean)).toHaveLength(1)
    expect(await mails()).toHaveLength(before + 1)
  })

  it('is tried again when the run that wrote it failed', async () => {
    const before = (await mails()).length
    const now = new Date('2026-06-06T06:00:00Z')
    const failing = house.inTx(async (tx) => {
      await mailCollection(tx, { now, publicUrl: 'https://portal.test' })
      throw new Error('The connection went away.')
    })
    await expect(failing).rejects.toThrow('went away')
    expect(await mails()).toHaveLength(before)
    expect(await runAt('2026-06-06T06:05:00Z')).toBe(true)
  })

  it('is set up in the site configuration, where wrong addresses are refused', async () => {
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    const save = (body: object) =>
      admin.post('/backend/settings/guarded-settings', { ...body, ownPassword: testPassword })
    expect((await save({ collectionMailTo: 'a@people.test, nobody' })).status).toBe(400)
    expect((await save({ collectionMailHour: 24 })).status).toBe(400)
    expect((await save({ collectionMail: true, collectionMailTo: 'a@people.test;b@people.test' })).status).toBe(204)
  })
})
