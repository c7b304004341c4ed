import { describe, expect, it } from 'vitest'
import type { RulesInForce } from '../../contract/law/rules-in-force.ts'
import { secondsAfter } from '../platform/clock.ts'
import { quoteSale } from '../sale/quote-sale.ts'
import { signedIn } from '../testing/browser.ts'
import { lawCall, lawCircular, lawDay, oldAdmin, openLawDesk } from '../testing/law-desk.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aMerchant, aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { applyDueVersions } from './apply-due-versions.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const { one, admin, second, ruleOf, versionOf, add, acts } = await openLawDesk(house)
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master', 'gst', 'setting'] }))
const [call, ownPassword, day, today] = [lawCall, testPassword, lawDay, lawDay(0)]

describe('the rate of TDS', () => {
  const code = 'tds/commission'
  const tdsOf = async () => {
    const { id } = await aMerchant(house)
    const { commission, tds } = await quoteSale(house.db, { merchantId: id, product: 'pan-new-physical-card' })
    return Math.round((tds * 10_000) / commission)
  }

  const stays = 'This version is decided, so it stays. Propose another version instead.'
  const refusalOf = async (browser: typeof admin, id: string | undefined) => {
    const { status, body } = await browser.post(`${call}/${id}/take-back`, { ownPassword })
    return [status, body.message]
  }

  it('that holds as soon as it is decided must be meant', async () => {
    const slip = await add(code, today, { rate: 500 }, { agreed: false })
    const why = 'This version holds as soon as it is decided: say that you mean it'
    expect([slip.status, slip.body.data]).toEqual([400, { agreed: why }])
  })

  it('is changed by two admins: until the second confirms, nothing is kept back otherwise', async () => {
    expect(await tdsOf()).toBe(200)
    expect((await add(code, today, { rate: 500 })).status).toBe(204)
    const waiting = await versionOf(code, today)
    expect(waiting).toMatchObject({ state: 'waiting', mayConfirm: false, dueAt: null })
    expect(await tdsOf()).toBe(200)
    const confirm = `${call}/${waiting?.id}/confirm`
    const puppet = await signedIn(house, await aPerson(house, { role: 'admin' }))
    for (const browser of [admin, puppet, clerk])
      expect((await browser.post(confirm, { ownPassword })).status).toBe(403)
    expect((await second.post(confirm, { ownPassword: 'a guess' })).status).toBe(400)
    expect(await tdsOf()).toBe(200)
    expect((await ruleOf(code, second))?.versions.find(({ state }) => state === 'waiting')?.mayConfirm).toBe(true)
    expect((await second.post(confirm, { ownPassword })).status).toBe(204)
    expect((await second.post(confirm, { ownPassword })).status).toBe(409)
    expect(await tdsOf()).toBe(500)
    expect(await lastMailTo(house, one.email)).toMatchObject({ subject: 'A rule has a new version' })
    expect(await acts('law-rule.proposed', code)).toMatchObject([{ before: '2 %', after: '5 %' }])
    expect(await acts('law-rule.confirmed', code)).toHaveLength(1)
  })

  it('is put right by two as well: what stands goes on until the second admin agrees', async () => {
    const before = await tdsOf()
    const standing = (await ruleOf(code))?.versions.find(({ state }) => state === 'now')
    const since = standing?.since ?? ''
    expect((await add(code, since, { rate: 100 }, { replaces: standing?.id })).status).toBe(204)
    expect(await tdsOf()).toBe(before)
    expect((await add(code, since, { rate: 0 }, { replaces: standing?.id })).body.message).toBe(
      'A version of this rule from that very day waits already. Take it back first.',
    )
    const waiting = (await ruleOf(code))?.versions.find(({ state }) => state === 'waiting')
    expect((await admin.post(`${call}/${waiting?.id}/confirm`, { ownPassword })).status).toBe(403)
    expect((await second.post(`${call}/${waiting?.id}/confirm`, { ownPassword })).status).toBe(204)
    expect(await tdsOf()).toBe(100)
    expect((await add(code, since, { rate: before }, { replaces: waiting?.id })).status).toBe(204)
    const back = (await ruleOf(code))?.versions.find(({ state }) => state === 'waiting')
    expect((await second.post(`${call}/${back?.id}/confirm`, { ownPassword })).status).toBe(204)
    expect(await tdsOf()).toBe(before)
  })

  it('that waits is taken back by any admin; one that two have decided stays, also before its day', async () => {
    expect((await add(code, day(3), { rate: 700 })).status).toBe(204)
    const waiting = await versionOf(code, day(3))
    expect((await second.post(`${call}/${waiting?.id}/take-back`, { ownPassword })).status).toBe(204)
    expect((await second.post(`${call}/${waiting?.id}/confirm`, { ownPassword })).status).toBe(409)
    expect((await add(code, day(4), { rate: 700 })).status).toBe(204)
    const decided = await versionOf(code, day(4))
    expect((await second.post(`${call}/${decided?.id}/confirm`, { ownPassword })).status).toBe(204)
    expect(await refusalOf(admin, decided?.id)).toEqual([409, stays])
  })

  it('is no setting any more', async () => {
    const before = await tdsOf()
    expect(before).toBeGreaterThan(0)
    const [limits, site] = ['/backend/settings/money-limits', '/backend/settings/site-configuration']
    const { inForce } = (await admin.get<{ inForce: Record<string, number> }>(limits)).body
    const [limit = ''] = Object.keys(inForce)
    const other = { [limit]: (inForce[limit] ?? 0) + 1 }
    // Sent along with settings that there are, which are taken.
    expect((await admin.post(limits, { ...other, tdsPercent: 0, ownPassword })).status).toBe(204)
    expect((await admin.post(site, { hardCopyDays: 21, tdsPercent: 0 })).status).toBe(204)
    const { changes } = (await admin.get<{ changes: { to: object }[] }>(limits)).body
    expect(changes[0]?.to).toEqual(other)
    const settings = (await admin.get<Record<string, unknown>>(site)).body
    expect([settings.hardCopyDays, Object.keys(settings).filter((name) => /tds/i.test(name))]).toEqual([21, []])
    // What a portal of earlier days has kept is not read either.
    await house.db.insertInto('site_setting').values({ key: 'tdsPercent', value: '0' }).execute()
    expect(await tdsOf()).toBe(before)
  })

  it('of a house with one admin takes effect after a day, unless it is taken back', async () => {
    const small = await openTestHouse({ RATE_SCALE: '1000' })
    const alone = await signedIn(small, await oldAdmin(small))
    expect((await alone.post(`${call}/add`, lawCircular(code, today, { rate: 500 }))).status).toBe(204)
    const kept = async (day: string) =>
      (await alone.get<RulesInForce>(call)).body.rules
        .find((rule) => rule.code === code)
        ?.versions.find(({ since }) => since === day)
    const held = async (day = today) => (await kept(day))?.state
    await small.inTx((tx) => applyDueVersions(tx, secondsAfter(new Date(), 23 * 3600)))
    expect(await held()).toBe('waiting')
    await small.inTx((tx) => applyDueVersions(tx, secondsAfter(new Date(), 25 * 3600)))
    expect(await held()).toBe('now')
    // Nobody has confirmed it, and the audit list does not say so.
    const told = await small.db.selectFrom('audit_event').select(['act', 'actor_code']).orderBy('id').execute()
    expect(told.filter(({ act }) => act.startsWith('law-rule.'))).toMatchObject([
      { act: 'law-rule.proposed' },
      { act: 'law-rule.waited', actor_code: 'system' },
    ])
    expect((await alone.post(`${call}/add`, lawCircular(code, day(5), { rate: 700 }))).status).toBe(204)
    expect(await held(day(5))).toBe('waiting')
    expect((await alone.post(`${call}/${(await kept(day(5)))?.id}/take-back`, { ownPassword })).status).toBe(204)
    await small.inTx((tx) => applyDueVersions(tx, secondsAfter(new Date(), 25 * 3600)))
    expect(await held(day(5))).toBe('taken-back')
    expect((await alone.post(`${call}/add`, lawCircular(code, day(6), { rate: 700 }))).status).toBe(204)
    await small.inTx((tx) => applyDueVersions(tx, secondsAfter(new Date(), 25 * 3600)))
    expect(await refusalOf(alone, (await kept(day(6)))?.id)).toEqual([409, stays])
  })
})
