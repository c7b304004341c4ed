import { describe, expect, it } from 'vitest'
import type { FilingQuote } from '../../contract/gst/filing.ts'
import { priceOf } from '../catalogue/price-of.ts'
import { keepDuties } from '../gst/calendar/keep-duties.ts'
import { governmentFees } from '../law/government-fees.ts'
import { secondsAfter } from '../platform/clock.ts'
import { signedIn } from '../testing/browser.ts'
import { aGstClient, aSentFiling, filingDetailOf, monthsAgo } from '../testing/gst-filing.ts'
import { aGstSeller } from '../testing/gst-registration.ts'
import { lawCall, lawCircular, lawDay, openLawDesk } from '../testing/law-desk.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { tellStaleRules } from './tell-stale-rules.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const { one, two, admin, second, ruleOf, versionOf, add, acts } = await openLawDesk(house)
const clerkPerson = await aPerson(house, { permissions: ['master', 'gst', 'setting'] })
const clerk = await signedIn(house, clerkPerson)
const [call, ownPassword, day, today] = [lawCall, testPassword, lawDay, lawDay(0)]
const fee = (rupees: number) => ({ paise: rupees * 100 })

describe('rules in force', () => {
  it('are read by who looks after the masters, with what holds today, since when and where it stands', async () => {
    const rule = await ruleOf('late-fee/gstr-3b', clerk)
    expect(rule).toMatchObject({ kind: 'late-fee', title: 'GSTR-3B', stale: false })
    expect(rule?.versions.map(({ since, state }) => [since, state])).toEqual([
      ['2021-06-01', 'now'],
      ['2017-07-01', 'past'],
    ])
    expect(rule?.versions[0]).toMatchObject({
      source: 'Notification 19/2021-Central Tax, June 2021 onwards',
      lookedAt: '2026-11-15',
      writtenBy: null,
    })
  })

  it('get a version from an admin only, and only with the own password', async () => {
    const version = lawCircular('fee/pan-new-physical-epan', day(9), fee(80))
    expect((await clerk.post(`${call}/add`, version)).status).toBe(403)
    const shop = await aGstSeller(house)
    expect((await shop.browser.post(`${call}/add`, version)).status).toBe(403)
    const desk = await signedIn(house, await aPerson(house, { permissions: ['gst', 'setting'] }))
    for (const browser of [shop.browser, desk]) expect((await browser.get(call)).status).toBe(403)
    expect((await admin.post(`${call}/add`, { ...version, ownPassword: 'a guess' })).status).toBe(400)
    expect((await admin.post(`${call}/add`, { ...version, ownPassword: undefined })).body.data).toEqual({
      ownPassword: 'Required',
    })
    expect(await versionOf('fee/pan-new-physical-epan', day(9))).toBeUndefined()
  })

  it('have a value of their kind, a day that there is and a source, else each field says what is wrong', async () => {
    const wrong = async (code: string, value: object, rest: object = {}) => {
      const { status, body } = await add(code, day(9), value, rest)
      expect(status).toBe(400)
      return body.data
    }
    expect(await wrong('fee/uti-coupon-digital', { paise: -1 })).toEqual({ 'value.paise': 'At least 0' })
    expect(await wrong('due/gstr-1/regular/all', { day: 32, monthsAfter: 1 })).toEqual({ 'value.day': 'From 1 to 31' })
    expect(await wrong('bar/gstr-1', {})).toHaveProperty('value.years')
    expect(await wrong('threshold/gstr-9', { aboveCrore: 3 })).toEqual({ 'value.aboveCrore': 'Choose a turnover' })
    const dear = { bands: [{ upTo: null, perDay: 100, cap: 100, capShare: null }], nil: { perDay: 200, cap: 200 } }
    expect(await wrong('late-fee/gstr-1', dear)).toEqual({
      'value.nil': 'A nil return never costs more than one with figures',
    })
    expect(await wrong('fee/uti-coupon-digital', fee(80), { source: ' ' })).toHaveProperty('source')
    for (const source of ['\u200b'.repeat(10), '.....', '5/2026 --'])
      expect(await wrong('fee/uti-coupon-digital', fee(80), { source })).toHaveProperty('source')
    const twice = [
      { code: 'a', label: 'x' },
      { code: 'a', label: 'y' },
    ]
    expect(await wrong('proofs/identity', { proofs: twice })).toEqual({ 'value.proofs': 'Each code once only' })
    expect(await wrong('fee/uti-coupon-digital', fee(80), { since: '2026-02-30' })).toEqual({
      since: 'This day does not exist',
    })
    expect((await add('fee/no-such-thing', day(9), fee(80))).status).toBe(404)
  })

  it('a version that holds at once must be meant', async () => {
    const slip = await add('fee/pan-new-physical-card', today, fee(108), { agreed: false })
    expect([slip.status, slip.body.data]).toEqual([400, { agreed: 'This version holds at once: say that you mean it' }])
    expect((await add('fee/pan-new-physical-card', today, fee(108))).status).toBe(204)
    const packageId = (await house.db.selectFrom('package').select('id').executeTakeFirstOrThrow()).id
    expect((await priceOf(house.db, packageId, 'pan-new-physical-card')).governmentFee).toBe(10_800)
    const setup = await admin.get<{ products: { code: string; governmentFee: number }[] }>(
      `/backend/package/${packageId}/prices`,
    )
    expect(setup.body.products.find(({ code }) => code === 'pan-new-physical-card')?.governmentFee).toBe(10_800)
  })

  it('a fee to come changes nothing before its day, and can be taken back until then', async () => {
    const code = 'fee/pan-new-paperless-card'
    expect((await add(code, day(1), fee(120))).status).toBe(204)
    const packageId = (await house.db.selectFrom('package').select('id').executeTakeFirstOrThrow()).id
    expect((await priceOf(house.db, packageId, 'pan-new-paperless-card')).governmentFee).toBe(10_100)
    const version = await versionOf(code, day(1))
    expect(version).toMatchObject({ state: 'coming', writtenBy: expect.stringContaining('Person') })
    const back = `${call}/${version?.id}/take-back`
    expect((await clerk.post(back, { ownPassword })).status).toBe(403)
    expect((await second.post(back, { ownPassword })).status).toBe(204)
    expect((await second.post(back, { ownPassword })).status).toBe(409)
    expect(await versionOf(code, day(1))).toBeUndefined()
    expect((await add(code, day(1), fee(121))).status).toBe(204)
    const held = (await ruleOf(code))?.versions.find(({ state }) => state === 'now')
    const refused = await admin.post(`${call}/${held?.id}/take-back`, { ownPassword })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This version holds already, so it stays. Put it right or add another one instead.',
    ])
  })

  it('two admins who add a version from the same day at once: one is kept, the other hears of it', async () => {
    const code = 'bar/gstr-4'
    const answers = await Promise.all(
      [admin, second, admin, second].map((browser, i) =>
        browser.post(`${call}/add`, lawCircular(code, day(30), { years: i + 4 })),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'A version of this rule from that very day is there already. Choose another day, or put that one right.',
    )
    expect((await ruleOf(code))?.versions.filter(({ since }) => since === day(30))).toHaveLength(1)
  })

  it('a slip in a version that holds is put right for the same day: both are kept, and the right one counts', async () => {
    const code = 'fee/uti-coupon-digital'
    expect((await add(code, today, fee(720))).status).toBe(204)
    const slip = await versionOf(code, today)
    expect((await add(code, today, fee(72))).status).toBe(409)
    const unsaid = await add(code, today, fee(72), { replaces: slip?.id, agreed: false })
    expect([unsaid.status, Object.keys(unsaid.body.data ?? {})]).toEqual([400, ['agreed']])
    expect((await clerk.post(`${call}/add`, lawCircular(code, today, fee(1), { replaces: slip?.id }))).status).toBe(403)
    // Another day, another rule, or none.
    expect((await add(code, day(-1), fee(72), { replaces: slip?.id })).status).toBe(409)
    expect((await add('fee/uti-coupon-physical', today, fee(72), { replaces: slip?.id })).status).toBe(409)
    expect((await add(code, today, fee(72), { replaces: '1 or 1=1' })).status).toBe(400)
    const answers = await Promise.all(
      [admin, second, admin].map((browser) =>
        browser.post(`${call}/add`, lawCircular(code, today, fee(73), { replaces: slip?.id })),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'What you wanted to put right has changed meanwhile. Please look at it again.',
    )
    expect((await ruleOf(code))?.versions.filter(({ since }) => since === today)).toMatchObject([
      { state: 'now', value: fee(73) },
      { id: slip?.id, state: 'put-right', value: fee(720) },
    ])
    expect((await second.post(`${call}/${slip?.id}/take-back`, { ownPassword })).status).toBe(409)
  })

  it('to come can be taken back until its day, also where it has put another right: then neither holds', async () => {
    const code = 'fee/uti-coupon-digital'
    const before = (await ruleOf(code))?.versions.find(({ state }) => state === 'now')
    expect((await add(code, day(2), fee(75))).status).toBe(204)
    const coming = await versionOf(code, day(2))
    expect(coming?.state).toBe('coming')
    expect((await add(code, day(2), fee(76), { replaces: coming?.id })).status).toBe(204)
    const righted = await versionOf(code, day(2))
    expect(righted?.state).toBe('coming')
    expect((await second.post(`${call}/${righted?.id}/take-back`, { ownPassword })).status).toBe(204)
    expect((await ruleOf(code))?.versions.filter(({ since }) => since === day(2))).toMatchObject([
      { id: righted?.id, state: 'taken-back' },
      { id: coming?.id, state: 'put-right' },
    ])
    expect((await ruleOf(code))?.versions.find(({ state }) => state === 'now')).toEqual(before)
    // The day is free again.
    expect((await add(code, day(2), fee(77))).status).toBe(204)
    const fees = await governmentFees(house.db, [{ code: 'uti-coupon-digital', government_fee: '0' }])
    expect([...fees.values()]).toEqual([7_300])
  })

  it('every admin hears of a version by bell and by mail, and nobody else; the audit list has before and after', async () => {
    const third = await aPerson(house, { role: 'admin' })
    expect((await add('fee/uti-coupon-physical', day(20), fee(112))).status).toBe(204)
    const said = 'Government fees, UTI coupon, physical: ₹112, since'
    const bells = await house.db.selectFrom('notice').select('user_id').where('body', 'like', `%${said}%`).execute()
    const admins = await house.db.selectFrom('app_user').select('id').where('role', '=', 'admin').execute()
    expect(bells.map(({ user_id }) => user_id).sort()).toEqual(admins.map(({ id }) => id).sort())
    expect(admins.length).toBeGreaterThanOrEqual(3)
    for (const { email } of [one, two, third]) {
      const mail = await lastMailTo(house, email)
      expect(mail).toMatchObject({ subject: 'A rule has a new version' })
      expect(mail.text.join(' ')).toContain(said)
    }
    expect((await mailsTo(house, clerkPerson.email)).map(({ subject }) => subject)).not.toContain(
      'A rule has a new version',
    )
    expect(await acts('law-rule.version-added', 'fee/uti-coupon-physical')).toEqual([
      { before: '₹107', after: '₹112', since: day(20), source: 'Circular 5/2026' },
    ])
  })

  it('a late fee holds for the periods of its day and later: quotes of older ones stay as they were', async () => {
    const shop = await aGstSeller(house)
    const clientId = await aGstClient(shop.browser)
    const quote = async (period: string) =>
      (
        await shop.browser.get<FilingQuote>(
          `/merchant/gst/filing-quote?clientId=${clientId}&returnType=gstr-1&period=${period}`,
        )
      ).body.lateFee
    const [newer, older] = [monthsAgo(2), monthsAgo(3)]
    const before = await quote(older)
    const bands = [{ upTo: null, perDay: 100, cap: 300, capShare: null }]
    expect((await add('late-fee/gstr-1', `${newer}-01`, { bands, nil: null })).status).toBe(204)
    expect(await quote(newer)).toMatchObject({ amount: 300, perDay: 100, source: 'Circular 5/2026' })
    expect(await quote(older)).toEqual(before)
  })

  it('a due date moves the returns under way and what clients owe', async () => {
    const shop = await aGstSeller(house)
    const clientId = await aGstClient(shop.browser)
    const id = await aSentFiling(shop.browser, { clientId })
    const usual = (await filingDetailOf(shop.browser, id)).dueOn
    const owing = await aGstClient(shop.browser)
    const owed = async () => {
      await keepDuties(house.db, new Date())
      const duties = house.db.selectFrom('gst_duty').select('due_on').where('client_id', '=', owing)
      return (await duties.where('return_type', '=', 'gstr-3b').execute()).map(({ due_on }) => due_on)
    }
    expect(await owed()).toEqual([usual])
    const since = `${monthsAgo(1)}-02`
    expect((await add('due/gstr-3b/regular/all', since, { day: 27, monthsAfter: 1 })).status).toBe(204)
    const { dueOn } = await filingDetailOf(shop.browser, id)
    expect([usual.slice(8), dueOn.slice(8)]).toEqual(['20', '27'])
    expect(await owed()).toEqual([dueOn])
  })
})

describe('looking at rules', () => {
  it('says of one or of many that they are still right, with the day and the name, by an admin', async () => {
    await house.db
      .updateTable('law_rule_version')
      .set({ looked_at: '2025-01-01' })
      .where('code', 'like', 'bar/%')
      .execute()
    expect((await ruleOf('bar/gstr-8'))?.stale).toBe(true)
    expect((await clerk.post(`${call}/looked-at`, { codes: ['bar/gstr-8'] })).status).toBe(403)
    expect((await admin.post(`${call}/looked-at`, { codes: ['bar/gstr-8', 'bar/gstr-9'] })).status).toBe(204)
    expect(await ruleOf('bar/gstr-8')).toMatchObject({ stale: false, versions: [{ lookedAt: today }] })
    expect((await ruleOf('bar/gstr-8'))?.versions[0]?.lookedBy).toContain('Person')
    expect((await ruleOf('bar/gstr-10'))?.stale).toBe(true)
    expect((await admin.post(`${call}/looked-at`, { codes: ['no/such'] })).status).toBe(404)
    const mixed = await admin.post(`${call}/looked-at`, { codes: ['bar/gstr-7', 'no/such'] })
    expect(mixed.status).toBe(404)
    expect(await acts('law-rule.looked-at', 'bar/gstr-9')).toHaveLength(1)
    expect(await acts('law-rule.looked-at', 'bar/gstr-7')).toEqual([])
  })

  it('that nobody has done for a year is told to the admins, of each rule once a year, by however many at once', async () => {
    await house.db.updateTable('law_rule_version').set({ looked_at: today }).execute()
    const stale = (code: string, looked_at: string) =>
      house.db.updateTable('law_rule_version').set({ looked_at }).where('code', '=', code).execute()
    const told = async () =>
      (
        await house.db
          .selectFrom('notice')
          .select(['title', 'body'])
          .where('user_id', '=', one.id)
          .where('title', 'like', '%to be looked at')
          .orderBy('id')
          .execute()
      ).map(({ title, body }) => `${title}: ${body.slice(0, 12)}`)
    const tell = (days = 0) => house.inTx((tx) => tellStaleRules(tx, secondsAfter(new Date(), days * 24 * 3600)))
    await tell()
    expect(await told()).toEqual([])
    await stale('bar/gstr-5', day(-365))
    await Promise.all([tell(), tell(), tell()])
    await tell(1)
    expect(await told()).toEqual(['A rule wants to be looked at: GSTR-5. Nobo'])
    await stale('bar/gstr-6', day(-400))
    await tell(2)
    expect((await told()).slice(1)).toEqual(['A rule wants to be looked at: GSTR-6. Nobo'])
    await tell(363)
    expect(await told()).toHaveLength(2)
    await tell(366)
    expect(await told()).toHaveLength(3)
  })
})
