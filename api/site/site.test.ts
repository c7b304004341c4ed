import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { PublicSite } from '../../contract/public-site.ts'
import { businessInfo } from '../../contract/site.ts'
import { allSettings } from '../../contract/site-settings.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aQrCode, formWith } from '../testing/uploads.ts'
import { saveSettings } from './save-settings.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const anyone = new Browser(house)
const business = {
  businessName: 'Sample Seva Kendra',
  add1: '12 Example Arcade',
  add2: 'Model Town',
  add3: 'Near Test Chowk',
  district: 'Pune',
  pin: '411001',
  state: 'Maharashtra',
  contactNo: '9800000000',
  emailId: 'help@kendra.example',
}

describe('the facts of the site are open to anyone', () => {
  it('business-info has its nine fields, empty on a new portal', async () => {
    const { status, body } = await anyone.get('/business-info')
    expect([status, z.safeParse(businessInfo, body).success]).toEqual([200, true])
    expect(Object.values(body)).toEqual(Array(9).fill(''))
  })

  it('business-info shows what was saved last', async () => {
    await house.inTx((tx) => saveSettings(tx, { ...business, businessName: 'Before' }))
    await house.inTx((tx) => saveSettings(tx, business))
    expect((await anyone.get('/business-info')).body).toEqual(business)
  })

  it('tawk-to is empty until a chat is set', async () => {
    expect((await anyone.get('/tawk-to')).body).toEqual({ api: '' })
    await house.inTx((tx) => saveSettings(tx, { chatAddress: 'https://chat.example/embed' }))
    expect((await anyone.get('/tawk-to')).body).toEqual({ api: 'https://chat.example/embed' })
  })

  it.each([
    ['GET', '/logo', 256],
    ['POST', '/logo', 256],
    ['GET', '/favicon', 64],
    ['POST', '/favicon', 64],
  ] as const)('%s %s is a PNG that can only be shown', async (method, path, size) => {
    const { status, headers, raw } = await anyone.ask(method, path)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('/favicon.ico is there for browsers that ask by habit', async () => {
    const reply = await house.web.inject({ method: 'GET', url: '/favicon.ico' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
  })
})

describe('site configuration', () => {
  it('answers every setting, and a change shows to everyone at once', async () => {
    const admin = await signedIn(house, await aPerson(house, { permissions: ['setting'] }))
    const before = await admin.get('/backend/settings/site-configuration')
    expect(Object.keys(before.body).sort()).toEqual(Object.keys(allSettings).sort())
    const change = { businessName: 'New Name', cin: 'U12345MH2020PTC123456', unknown: 'dropped' }
    expect((await admin.post('/backend/settings/site-configuration', change)).status).toBe(204)
    expect((await anyone.get('/business-info')).body).toMatchObject({ businessName: 'New Name' })
    const after = await admin.get('/backend/settings/site-configuration')
    expect(after.body).toEqual({ ...before.body, businessName: 'New Name', cin: 'U12345MH2020PTC123456' })
    const again = { businessName: 'Newer Name' }
    expect((await admin.post('/backend/settings/site-configuration', again)).status).toBe(204)
    expect((await anyone.get('/business-info')).body).toMatchObject(again)
  })

  it.each([
    [{ chatAddress: 'http://plain.example' }, 'Enter an address that starts with https://'],
    [{ chatAddress: 'javascript:alert(1)' }, 'Enter an address that starts with https://'],
    [{ emailId: 'nobody' }, 'Enter an e-mail address, such as name@example.com'],
    [{ scanMaxMb: 31 }, 'At most 30'],
    [{ scanMaxMb: '2' }, 'Enter a number'],
    [{ hardCopyDays: 0 }, 'At least 1'],
    [{ registrationOpen: 'yes' }, 'Invalid input'],
    [{ businessName: 'x'.repeat(81) }, 'At most 80 characters'],
  ])('refuses %j beside its field', async (change, message) => {
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    const answer = await admin.post('/backend/settings/site-configuration', change)
    expect([answer.status, answer.body.data]).toEqual([400, { [Object.keys(change)[0] ?? '']: message }])
  })

  it.each([
    ['logo', 512],
    ['favicon', 96],
  ])('a new %s is shown to anyone, at most %i pixels wide', async (which, size) => {
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    const content = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#cc0000' } })
      .png()
      .toBuffer()
    const form = formWith(which, { name: 'mine.png', content })
    expect((await admin.ask('POST', `/backend/settings/${which}`, form.payload, form.headers)).status).toBe(204)
    const picture = await anyone.get(`/${which}`)
    expect(await sharp(picture.raw).metadata()).toMatchObject({ format: 'png', width: size, height: size / 2 })
    const script = formWith(which, {
      name: 'mine.png',
      content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
    expect((await admin.ask('POST', `/backend/settings/${which}`, script.payload, script.headers)).status).toBe(415)
  })
})

it('a low balance is a crore at most', async () => {
  const clerk = await signedIn(house, await aPerson(house, { permissions: ['setting'] }))
  const refused = await clerk.post('/backend/settings/site-configuration', { lowBalance: 10_000_001 })
  expect([refused.status, refused.body.data]).toEqual([400, { lowBalance: 'At most 1,00,00,000' }])
})

describe('logo and icon', () => {
  it.each(['logo', 'favicon'])('the %s shows no payment code, whoever sends it', async (which) => {
    const clerk = await signedIn(house, await aPerson(house, { permissions: ['setting'] }))
    const form = formWith(which, { name: 'mine.png', content: await aQrCode('upi://pay?pa=thief@ybl', 400) })
    const refused = await clerk.ask('POST', `/backend/settings/${which}`, form.payload, form.headers)
    expect([refused.status, refused.body.message]).toEqual([415, 'A payment code cannot be shown here.'])
  })
})

describe('the public pages', () => {
  it('get all they show in one reply; a department without an address of its own has the general one', async () => {
    await house.inTx((tx) =>
      saveSettings(tx, { ...business, panEmail: 'pan@kendra.example', youtube: 'https://youtube.example/x' }),
    )
    const { body } = await anyone.get<PublicSite>('/site')
    expect(body.departments).toMatchObject({ pan: 'pan@kendra.example', banking: business.emailId })
    expect(body.social).toMatchObject({ youtube: 'https://youtube.example/x', facebook: '' })
    expect(body.texts.about.length).toBeGreaterThan(100)
  })

  it.each(['privacy-policy', 'licensing', 'terms'])('%s is a real text', async (page) => {
    expect((await anyone.get<{ text: string }>(`/site/legal/${page}`)).body.text).toContain('# ')
  })

  it('any other legal page does not exist', async () => {
    expect((await anyone.get('/site/legal/cookies')).status).toBe(404)
  })
})
