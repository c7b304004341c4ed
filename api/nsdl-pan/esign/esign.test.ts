import { describe, expect, it } from 'vitest'
import { panStates } from '../../../contract/nsdl-pan/states.ts'
import { secondsAfter } from '../../platform/clock.ts'
import { providerContext } from '../../provider/provider-context.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { aPanApplication } from '../../testing/pan.ts'
import { aMerchant, aPerson, testPassword } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'
import { giveUpWaiting } from './give-up-waiting.ts'
import type { EsignEvent } from './provider.ts'
import { signedEsignEvents } from './sandbox.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const shop = await aMerchant(house)
const person = await aPerson(house, { role: 'merchant', merchantId: shop.id, owner: true })
const owner = await signedIn(house, person)
const clerk = await signedIn(house, await aPerson(house, { role: 'staff', permissions: ['nsdl-pan'] }))
const stranger = await signedIn(
  house,
  await aPerson(house, { role: 'merchant', merchantId: (await aMerchant(house)).id, owner: true }),
)
const anyone = new Browser(house)

interface Said {
  message: string
  signPath: string
}

const pending = (traits = {}) =>
  aPanApplication(house, {
    merchantId: shop.id,
    createdBy: person.id,
    state: 'esign-pending',
    mode: 'paperless',
    ...traits,
  })
const sign = (id: string, by = owner) => by.post<Said>(`/merchant/nsdlpan/paperless/${id}/sign`)
const withdraw = (id: string, by = owner) => by.post<Said>(`/merchant/nsdlpan/paperless/${id}/withdraw`)
const stateOf = async (id: string) =>
  (await house.db.selectFrom('pan_application').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const steps = async (id: string) => {
  const rows = await house.db
    .selectFrom('work_event')
    .select('move')
    .where('service', '=', 'nsdl-pan')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ move }) => move)
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const choose = (token: string, fields: string) => anyone.ask('POST', `/esign/sandbox/${token}`, fields, form)
const deliver = (event: EsignEvent, change: { headers?: Record<string, string>; raw?: Buffer } = {}) => {
  const { raw, headers } = { ...signedEsignEvents.sign(event), ...change }
  return anyone.ask<Said>('POST', '/esign/webhook/sandbox', raw, { 'content-type': 'application/json', ...headers })
}

/** The applicant has opened the page, so that the provider knows of the try. */
async function opened(id: string) {
  const { signPath } = (await sign(id)).body
  const token = signPath.split('/').at(-1) ?? ''
  const led = await anyone.get(signPath.replace(/^\/api/, ''))
  expect([led.status, led.headers.location]).toEqual([303, `/api/esign/sandbox/${token}`])
  const { provider_ref } = await house.db
    .selectFrom('pan_esign_try')
    .select('provider_ref')
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  return { token, ref: provider_ref ?? '' }
}
const eventOf = (ref: string, kind: EsignEvent['kind'], eventId = `${ref}_${kind}`): EsignEvent => ({
  eventId,
  kind,
  providerRef: ref,
  reason: kind === 'failed' ? 'Wrong code' : '',
})

describe('the applicant', () => {
  it('signs on a page that needs no script, and the application is verified', async () => {
    const { id, refNo } = await pending()
    const { token } = await opened(id)
    const page = await anyone.get(`/esign/sandbox/${token}`)
    const html = page.raw.toString()
    expect(html).toContain(refNo)
    expect(html).toContain('Test mode')
    expect([html.includes('<script'), page.headers['content-security-policy']]).toEqual([
      false,
      expect.stringContaining("default-src 'none'"),
    ])
    expect((await choose(token, 'outcome=sign&otp=000000')).status).toBe(400)
    for (const outcome of ['__proto__', 'constructor', 'toString', ''])
      expect((await choose(token, `outcome=${outcome}`)).status).toBe(404)
    expect(await stateOf(id)).toBe('esign-pending')
    const after = await choose(token, 'outcome=sign&otp=123456')
    expect(after.raw.toString()).toContain('Signed with Aadhaar')
    expect([await stateOf(id), await steps(id)]).toEqual(['verified', ['esign-done']])
    // Whoever comes again sees how it ended, and changes nothing.
    expect((await choose(token, 'outcome=fail')).raw.toString()).toContain('Signed with Aadhaar')
    expect((await anyone.get(`/esign/sign/${token}`)).raw.toString()).toContain('Signed with Aadhaar')
    expect(await stateOf(id)).toBe('verified')
  })

  it('refuses: the shop is told, and may begin again with another page', async () => {
    const { id, refNo } = await pending()
    const first = await opened(id)
    await choose(first.token, 'outcome=fail')
    expect(await stateOf(id)).toBe('esign-failed')
    const notice = await house.db
      .selectFrom('notice')
      .select(['title', 'link'])
      .where('user_id', '=', person.id)
      .where('title', 'like', `%${refNo}%`)
      .executeTakeFirst()
    expect(notice).toEqual({
      title: `Aadhaar step of ${refNo} failed`,
      link: `/merchant/product/nsdl-pan/paninfo/${id}`,
    })
    const second = await opened(id)
    expect(second.token).not.toBe(first.token)
    await choose(second.token, 'outcome=sign&otp=123456')
    expect(await steps(id)).toEqual(['esign-fail', 'esign-again', 'esign-done'])
  })

  it('leaves: nothing moves, and the same page leads on', async () => {
    const { id } = await pending()
    const { token } = await opened(id)
    expect((await choose(token, 'outcome=abandon')).raw.toString()).toContain('Go on signing')
    expect([await stateOf(id), (await sign(id)).body.signPath]).toEqual(['esign-pending', `/api/esign/sign/${token}`])
    await choose(token, 'outcome=sign&otp=123456')
    expect(await stateOf(id)).toBe('verified')
  })

  it('finds nothing under a token that was never given out', async () => {
    for (const path of ['sign', 'sandbox'])
      expect((await anyone.get(`/esign/${path}/${'x'.repeat(43)}`)).status).toBe(404)
    expect((await choose('x'.repeat(43), 'outcome=sign&otp=123456')).status).toBe(404)
  })
})

describe("the provider's word", () => {
  it('told twenty times at once moves the application once', async () => {
    const { id } = await pending()
    const { ref } = await opened(id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => deliver(eventOf(ref, 'done', i % 2 ? `${ref}_same` : `${ref}_${i}`))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([await stateOf(id), await steps(id)]).toEqual(['verified', ['esign-done']])
  })

  it('of two kinds at once: the first counts, whichever it is', async () => {
    const { id } = await pending()
    const { ref } = await opened(id)
    await Promise.all([deliver(eventOf(ref, 'done')), deliver(eventOf(ref, 'failed'))])
    expect(await steps(id)).toHaveLength(1)
    expect(['verified', 'esign-failed']).toContain(await stateOf(id))
  })

  it('without a signature, with a wrong one, or altered, moves nothing and is written down', async () => {
    const { id } = await pending()
    const { ref } = await opened(id)
    const event = eventOf(ref, 'done')
    const other = signedEsignEvents.sign(eventOf('sgn_other', 'done'))
    for (const change of [
      { headers: {} },
      { headers: { 'x-sandbox-signature': 'f'.repeat(64) } },
      { headers: other.headers },
      { raw: other.raw },
    ]) {
      const { status, body } = await deliver(event, change)
      expect([status, body.message]).toEqual([400, 'This event cannot be accepted.'])
    }
    expect([await stateOf(id), await steps(id)]).toEqual(['esign-pending', []])
    const acts = await house.db.selectFrom('audit_event').select('detail').where('act', '=', 'esign.refused').execute()
    expect(acts).toHaveLength(4)
    expect(house.logged.join('')).not.toContain('f'.repeat(64))
  })

  it('that comes after the step was given up, or for a try nobody knows, is noted and moves nothing', async () => {
    const { id } = await pending()
    const { ref } = await opened(id)
    await withdraw(id)
    expect((await deliver(eventOf(ref, 'done'))).status).toBe(200)
    expect((await deliver(eventOf('sgn_nobody', 'done'))).status).toBe(200)
    expect([await stateOf(id), await steps(id)]).toEqual(['esign-failed', ['esign-fail']])
    // Nor once another try is open: that one must be signed itself.
    await opened(id)
    await deliver(eventOf(ref, 'done', `${ref}_again`))
    expect(await stateOf(id)).toBe('esign-pending')
    const verdicts = await house.db
      .selectFrom('pan_esign_event')
      .select('verdict')
      .where('provider_ref', 'in', [ref, 'sgn_nobody'])
      .orderBy('id')
      .execute()
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['late', 'unknown try', 'late'])
  })
})

describe('the shop', () => {
  it('asks ten times at once and gets one page', async () => {
    const { id } = await pending()
    const paths = (await Promise.all(Array.from({ length: 10 }, () => sign(id)))).map(({ body }) => body.signPath)
    expect(new Set(paths).size).toBe(1)
  })

  it('gives the step up, and the fee comes back in full once the back office confirms', async () => {
    const before = await walletBalance(house.db, shop.id)
    const { id } = await pending({ paid: true })
    expect((await withdraw(id)).status).toBe(204)
    expect((await withdraw(id)).status).toBe(409)
    const confirmed = await clerk.ask(
      'POST',
      `/backend/nsdlpan/cancel-aadhar/${id}`,
      {},
      { 'idempotency-key': `cancel-${id}` },
    )
    expect([confirmed.status, await stateOf(id)]).toEqual([204, 'cancelled'])
    // What was put in to pay with is all there again.
    expect(Number(await walletBalance(house.db, shop.id)) - Number(before)).toBe(100_000)
  })

  it('reaches nothing of another business', async () => {
    const { id } = await pending()
    for (const ask of [sign, withdraw]) expect((await ask(id, stranger)).status).toBe(404)
    expect(await stateOf(id)).toBe('esign-pending')
  })

  it.each(panStates.filter((state) => state !== 'esign-pending' && state !== 'esign-failed'))(
    'can neither sign nor withdraw what is %s',
    async (state) => {
      const { id } = await pending({ state })
      for (const ask of [sign, withdraw]) {
        const { status, body } = await ask(id)
        expect([status, body.message]).toEqual([409, expect.stringContaining(`This is '${state}'`)])
      }
      expect([await stateOf(id), await steps(id)]).toEqual([state, []])
    },
  )
})

describe('what nobody signs', () => {
  const giveUpAfter = (hours: number) => {
    const clock = { now: () => secondsAfter(new Date(), hours * 3600) }
    return giveUpWaiting({ ...providerContext(house.platform, house.platform.database), clock })
  }

  it('fails by itself after the hours that are set, once, and its page says so', async () => {
    const { id } = await pending()
    const { token } = await opened(id)
    await giveUpAfter(23)
    expect(await stateOf(id)).toBe('esign-pending')
    await Promise.all([giveUpAfter(25), giveUpAfter(25)])
    expect([await stateOf(id), await steps(id)]).toEqual(['esign-failed', ['esign-fail']])
    expect((await anyone.get(`/esign/sandbox/${token}`)).raw.toString()).toContain('Too late')
  })
})

it('in production nobody can sign until an admin has opened the sandbox', async () => {
  const live = await openTestHouse({ NODE_ENV: 'production' })
  const merchant = await aMerchant(live)
  const boss = await aPerson(live, { role: 'merchant', merchantId: merchant.id, owner: true })
  const counter = await signedIn(live, boss)
  const { id } = await aPanApplication(live, {
    merchantId: merchant.id,
    createdBy: boss.id,
    state: 'esign-pending',
    mode: 'paperless',
  })
  const ask = () => counter.post<Said>(`/merchant/nsdlpan/paperless/${id}/sign`)
  expect((await ask()).status).toBe(409)
  const change = { mode: 'test', active: true, values: {}, ownPassword: testPassword }
  const path = '/backend/master/api-credentials/ekyc-sandbox'
  const staff = await signedIn(live, await aPerson(live, { role: 'staff', permissions: ['master'] }))
  expect((await staff.post(path, change)).status).toBe(403)
  expect((await (await signedIn(live, await aPerson(live, { role: 'admin' }))).post(path, change)).status).toBe(204)
  expect((await ask()).status).toBe(200)
})
