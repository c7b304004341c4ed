import { describe, expect, it } from 'vitest'
import { saveSettings } from '../../site/save-settings.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { openPanOffice } from '../../testing/pan-office.ts'
import { aPerson } from '../../testing/people.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'

const desk = await openPanOffice()
const { house, anApplication, ask, stateOf, eventsOf, balance, newestNotice, infoOf } = desk
const reason = 'A duplicate PAN was found'
/** What is on the screen of the back office of a refund that waits. */
const seen = async (id: string) => ({ seenRefund: (await infoOf(id)).refundFirst?.at })
/** As the screen does: the second person writes no reason. */
const confirm = async (id: string, by: Browser) => ask(`refund/${id}`, await seen(id), by)

const confirmations = (refNo: string) =>
  house.db
    .selectFrom('audit_event')
    .select('detail')
    .where('subject', '=', refNo)
    .where('act', '=', 'pan.refund-confirmed')
    .execute()

describe('the money of a cancelled application', () => {
  it('comes back once under twenty parallel refunds, and the wallet ends where it began', async () => {
    const { id } = await anApplication({ state: 'acknowledged', paid: true })
    const paid = (await infoOf(id)).money?.price ?? 0
    const commission = (await infoOf(id)).money?.commission ?? 0
    const before = await balance()
    expect((await ask(`refund/${id}`, { reason }, await desk.anotherClerk())).status).toBe(204)
    const given = { reason, ...(await seen(id)) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`refund/${id}`, given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(409)])
    expect([paid > 0, (await balance()) - before]).toEqual([true, paid - commission])
    expect([await stateOf(id), (await eventsOf(id)).length]).toEqual(['cancelled', 1])
    expect((await infoOf(id)).money).toMatchObject({ refundReason: expect.stringContaining(reason) })
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })

  it('is not given by one clerk alone once it is acknowledged: another confirms, above the limit of that day', async () => {
    const { id, refNo } = await anApplication({ state: 'acknowledged', paid: true })
    const before = await balance()
    expect((await ask(`refund/${id}`, { reason })).status).toBe(204)
    expect([await stateOf(id), await balance()]).toEqual(['acknowledged', before])
    expect((await infoOf(id)).refundFirst).toMatchObject({ by: expect.any(String), above: 10_000 })
    expect((await infoOf(id, desk.owner)).refundFirst).toBeNull()
    const again = await ask(`refund/${id}`, { reason })
    expect([again.status, again.body.message]).toEqual([
      409,
      'You have asked for this refund; a second person must confirm it.',
    ])
    // A limit that is raised in between does not help.
    await house.inTx((tx) => saveSettings(tx, { refundTwoPersonLimit: 9_000 }))
    expect((await ask(`refund/${id}`, { reason })).status).toBe(409)
    expect((await confirm(id, await desk.anotherClerk())).status).toBe(204)
    expect([await stateOf(id), (await balance()) > before]).toEqual(['cancelled', true])
    const small = await anApplication({ state: 'acknowledged', paid: true })
    expect((await ask(`refund/${small.id}`, { reason })).status).toBe(204)
    expect(await stateOf(small.id)).toBe('cancelled')
    await house.inTx((tx) => saveSettings(tx, { refundTwoPersonLimit: 100 }))
    const asked = await house.db
      .selectFrom('audit_event')
      .select('detail')
      .where('subject', '=', refNo)
      .where('act', '=', 'pan.refund-asked')
      .execute()
    expect(asked.map(({ detail }) => JSON.parse(detail))).toEqual([{ paise: 13_700, above: 10_000, reason }])
  })

  it('of exactly the limit is given by one, and of a paisa more only by two', async () => {
    const [even, above] = [
      await anApplication({ state: 'acknowledged', paid: true }),
      await anApplication({ state: 'acknowledged', paid: true }),
    ]
    const price = (await infoOf(even.id)).money?.price ?? 0
    await house.inTx((tx) => saveSettings(tx, { refundTwoPersonLimit: price / 100 }))
    expect([(await ask(`refund/${even.id}`, { reason })).status, await stateOf(even.id)]).toEqual([204, 'cancelled'])
    await house.db
      .updateTable('sale')
      .set({ price: price + 1 })
      .where('fact', '=', `nsdl-pan:${above.id}`)
      .execute()
    expect([(await ask(`refund/${above.id}`, { reason })).status, await stateOf(above.id)]).toEqual([
      204,
      'acknowledged',
    ])
    await house.db.updateTable('sale').set({ price }).where('fact', '=', `nsdl-pan:${above.id}`).execute()
    await house.inTx((tx) => saveSettings(tx, { refundTwoPersonLimit: 100 }))
  })

  it('that waits for a second person shows them why it is asked for, and who asked may withdraw it', async () => {
    const { id, refNo } = await anApplication({ state: 'acknowledged', paid: true })
    const before = await balance()
    const second = await desk.anotherClerk()
    await ask(`refund/${id}`, { reason })
    expect((await infoOf(id)).refundFirst).toMatchObject({ reason, own: true })
    expect((await infoOf(id, second)).refundFirst).toMatchObject({ reason, own: false })
    const foreign = await ask(`refund/${id}/withdraw`, undefined, second)
    expect([foreign.status, foreign.body.message]).toEqual([
      409,
      'Only who has asked for this refund, or an admin, can withdraw it.',
    ])
    expect((await ask(`refund/${id}/withdraw`)).status).toBe(204)
    expect((await infoOf(id)).refundFirst).toBeNull()
    expect((await ask(`refund/${id}/withdraw`)).status).toBe(409)
    // Whoever comes now is a first person again.
    expect((await ask(`refund/${id}`, { reason: 'Asked for by telephone' }, second)).status).toBe(204)
    expect([await stateOf(id), await balance()]).toEqual(['acknowledged', before])
    expect((await infoOf(id)).refundFirst).toMatchObject({ reason: 'Asked for by telephone', own: false })
    const acts = await house.db
      .selectFrom('audit_event')
      .select(['act', 'detail'])
      .where('subject', '=', refNo)
      .execute()
    expect(acts).toContainEqual({ act: 'pan.refund-withdrawn', detail: JSON.stringify({ reason }) })
  })

  it('that a second person confirms is told to the merchant with the reason of who asked; that it was confirmed is in the audit list', async () => {
    const { id, refNo } = await anApplication({ state: 'acknowledged', paid: true })
    await ask(`refund/${id}`, { reason })
    expect((await confirm(id, await desk.anotherClerk())).status).toBe(204)
    expect(await stateOf(id)).toBe('cancelled')
    expect((await infoOf(id, desk.owner)).money?.refundReason).toBe(`${refNo}: ${reason}`)
    expect(JSON.stringify(await newestNotice())).toContain(reason)
    const narrations = await house.db
      .selectFrom('ledger_entry')
      .select('narration')
      .where('narration', 'like', `%${refNo}%`)
      .execute()
    expect(narrations.some(({ narration }) => narration.includes(reason))).toBe(true)
    expect(await confirmations(refNo)).toEqual([{ detail: JSON.stringify({ reason }) }])
  })

  it('tells who asked for it what became of it: confirmed, withdrawn by an admin, or moved on', async () => {
    const asker = await desk.anotherClerk()
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    const told = async () =>
      (await asker.get<{ notices: { title: string }[] }>('/backend/notice')).body.notices.map(({ title }) => title)
    const asked = async () => {
      const one = await anApplication({ state: 'acknowledged', paid: true })
      expect((await ask(`refund/${one.id}`, { reason }, asker)).status).toBe(204)
      return one
    }
    const [given, withdrawn, issued, own] = [await asked(), await asked(), await asked(), await asked()]
    expect((await confirm(given.id, desk.clerk)).status).toBe(204)
    expect((await ask(`refund/${withdrawn.id}/withdraw`, {}, admin)).status).toBe(204)
    expect((await ask(`issue/${issued.id}`, { pan: 'XYZPS4399K' })).status).toBe(204)
    expect((await ask(`refund/${own.id}/withdraw`, {}, asker)).status).toBe(204)
    expect(await told()).toEqual([
      `The refund of ${issued.refNo} waits no more`,
      `The refund of ${withdrawn.refNo} is withdrawn`,
      `The refund of ${given.refNo} is given`,
    ])
  })

  it('keeps a word of the second person in the house', async () => {
    const { id, refNo } = await anApplication({ state: 'acknowledged', paid: true })
    await ask(`refund/${id}`, { reason })
    const given = { reason: 'Confirmed by telephone', ...(await seen(id)) }
    expect((await ask(`refund/${id}`, given, await desk.anotherClerk())).status).toBe(204)
    const told = JSON.stringify([await newestNotice(), await infoOf(id, desk.owner)])
    expect([told.includes(reason), told.includes('Confirmed by telephone')]).toEqual([true, false])
    expect(await confirmations(refNo)).toEqual([{ detail: JSON.stringify({ reason, word: 'Confirmed by telephone' }) }])
  })

  it('is given by nobody without a reason where none waits, whatever they claim to have seen', async () => {
    for (const state of ['verified', 'acknowledged'] as const) {
      const { id } = await anApplication({ state, paid: true })
      const held = await balance()
      const nothing = await ask(`refund/${id}`, {})
      expect([nothing.status, nothing.body.data]).toEqual([400, { reason: 'Required' }])
      const claimed = await ask(`refund/${id}`, { seenRefund: '2026-11-15T06:00:00.000Z' })
      expect([claimed.status, claimed.body.message]).toEqual([
        409,
        expect.stringContaining('not the one on your screen'),
      ])
      expect([await stateOf(id), await balance()]).toEqual([state, held])
    }
  })

  it('is confirmed as it was on the screen: a request that was put in its place wants another look', async () => {
    const { id } = await anApplication({ state: 'acknowledged', paid: true })
    const before = await balance()
    const [second, third] = [await desk.anotherClerk(), await desk.anotherClerk()]
    await ask(`refund/${id}`, { reason })
    const first = await seen(id)
    expect((await ask(`refund/${id}/withdraw`)).status).toBe(204)
    const gone = await ask(`refund/${id}`, { reason, ...first }, second)
    const look = 'The refund that waits here is not the one on your screen. Look at it again, then decide.'
    expect([gone.status, gone.body.message]).toEqual([409, look])
    expect((await infoOf(id)).refundFirst, 'and nothing new is asked for by mistake').toBeNull()
    expect((await ask(`refund/${id}`, { reason: 'My cousin wants it back' }, third)).status).toBe(204)
    for (const other of [first, {}]) {
      const answer = await ask(`refund/${id}`, { reason, ...other }, second)
      expect([answer.status, answer.body.message]).toEqual([409, look])
    }
    expect([await stateOf(id), await balance()]).toEqual(['acknowledged', before])
    expect((await confirm(id, second)).status).toBe(204)
    expect(await stateOf(id)).toBe('cancelled')
  })

  it('comes back in full when the Aadhaar step failed, and the merchant hears of it', async () => {
    const start = await balance()
    const { id, refNo } = await anApplication({ state: 'esign-failed', mode: 'paperless', paid: true })
    // The builder puts ₹1,000 on the wallet before it pays.
    expect((await balance()) < start + 100_000).toBe(true)
    expect((await ask(`cancel-aadhar/${id}`)).status).toBe(204)
    expect(await balance()).toBe(start + 100_000)
    expect(await newestNotice()).toMatchObject({ title: `${refNo} cancelled, money back` })
    expect((await ask(`cancel-aadhar/${id}`)).status).toBe(409)
  })

  it('is given with a reason, under a key', async () => {
    const { id } = await anApplication({ state: 'rejected', paid: true })
    expect((await ask(`refund/${id}`, { reason: '' })).status).toBe(400)
    expect((await desk.clerk.post(`/backend/nsdlpan/refund/${id}`, { reason })).status).toBe(400)
    expect(await stateOf(id)).toBe('rejected')
  })

  it('that was never paid cannot come back, and nothing moves', async () => {
    for (const state of ['rejected', 'acknowledged'] as const) {
      const { id } = await anApplication({ state })
      expect((await ask(`refund/${id}`, { reason })).status).toBe(404)
      expect([await stateOf(id), await eventsOf(id)]).toEqual([state, []])
    }
  })

  it('of an application whose paper is not sent yet leaves no paper due', async () => {
    const { id } = await anApplication({ state: 'acknowledged', paid: true })
    await ask(`refund/${id}`, { reason }, await desk.anotherClerk())
    await confirm(id, desk.clerk)
    expect((await desk.rowOf(id)).hardcopy).toBe('none')
  })
})

describe('a look of the back office', () => {
  it('at an application and at its papers is in the audit list, once an hour; the merchant leaves none', async () => {
    const { id, refNo } = await anApplication({ state: 'verification' })
    const scan = await desk.keep(id, 'scan')
    for (let time = 0; time < 3; time += 1) {
      await infoOf(id)
      expect((await desk.clerk.get(`/backend/nsdlpan/file/${scan}`)).status).toBe(200)
    }
    await infoOf(id, desk.owner)
    const looks = await house.db
      .selectFrom('audit_event')
      .select(['act', 'actor_code'])
      .where('subject', '=', refNo)
      .orderBy('id')
      .execute()
    expect(looks.map(({ act }) => act)).toEqual(['pan.seen', 'pan.scan-seen'])
    expect(new Set(looks.map(({ actor_code }) => actor_code)).size).toBe(1)
  })
})
