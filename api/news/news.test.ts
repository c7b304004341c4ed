import QRCode from 'qrcode'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FrontMatter } from '../../contract/front.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import type { Slide } from '../../contract/news.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { formWith } from '../testing/uploads.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const anyone = new Browser(house)
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
const merchant = await aMerchant(house)
const shop = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true }))

beforeEach(async () => {
  await house.db.deleteFrom('news_item').execute()
  await house.db.deleteFrom('carousel_slide').execute()
})

const news = {
  title: 'Holiday',
  text: 'Closed on Monday.',
  audience: 'public',
  pinned: false,
  startsOn: null,
  endsOn: null,
}
const dayFrom = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))
const addNews = (change: object) => admin.post('/backend/settings/news-n-updates/add', { ...news, ...change })
const front = async (browser: Browser, path: string) => (await browser.get<FrontMatter>(path)).body

describe('a day that there is not', () => {
  test.each([
    ['2026-11-00', 'This day does not exist'],
    ['2026-02-30', 'This day does not exist'],
    ['2026-13-01', 'This day does not exist'],
    ['0000-01-01', 'Enter a date'],
  ])('%s is refused beside its field', async (day, why) => {
    const path = '/backend/settings/news-n-updates'
    expect((await addNews({})).status).toBe(204)
    const { id } = await house.db.selectFrom('news_item').select('id').executeTakeFirstOrThrow()
    for (const field of ['startsOn', 'endsOn']) {
      for (const call of [`${path}/add`, `${path}/${id}/change`]) {
        const { status, body } = await admin.post(call, { ...news, [field]: day })
        expect([call, status, body.data]).toEqual([call, 400, { [field]: why }])
      }
      const slide = { title: 'Sale', link: '', audience: 'public', startsOn: null, endsOn: null, [field]: day }
      const { status, body } = await admin.post('/backend/settings/carousel/1/change', slide)
      expect([status, body.data]).toEqual([400, { [field]: why }])
    }
  })
})

describe('news', () => {
  test('are shown to their audience only, pinned ones first, then the newest', async () => {
    for (const [title, audience, pinned] of [
      ['old', 'public', false],
      ['pin', 'public', true],
      ['new', 'public', false],
      ['shops', 'merchant', false],
      ['desk', 'back-office', false],
    ] as const) {
      expect((await addNews({ title, audience, pinned })).status).toBe(204)
    }
    const titles = async (browser: Browser, path: string) => (await front(browser, path)).news.map((one) => one.title)
    expect(await titles(anyone, '/front')).toEqual(['pin', 'new', 'old'])
    expect(await titles(shop, '/merchant/misc/front')).toEqual(['shops'])
    expect(await titles(admin, '/backend/misc/front')).toEqual(['desk'])
  })

  test('are shown from their first to their last Indian day, both included', async () => {
    const spans = {
      today: [0, 0],
      past: [-5, -1],
      future: [1, 5],
      'open end': [-5, null],
      'open start': [null, 5],
    } as const
    for (const [title, [from, to]] of Object.entries(spans)) {
      await addNews({ title, startsOn: from === null ? null : dayFrom(from), endsOn: to === null ? null : dayFrom(to) })
    }
    const shown = (await front(anyone, '/front')).news.map((one) => one.title).sort()
    expect(shown).toEqual(['open end', 'open start', 'today'])
  })

  test('are changed and removed, and wrong ones are refused by field', async () => {
    await addNews({})
    const id = (await front(anyone, '/front')).news[0]?.id
    await admin.post(`/backend/settings/news-n-updates/${id}/change`, { ...news, title: 'Changed' })
    expect((await front(anyone, '/front')).news.map((one) => one.title)).toEqual(['Changed'])
    const bad = await addNews({ title: '', audience: 'everyone', startsOn: '2026-05-02', endsOn: '2026-05-01' })
    expect(bad.body.data).toMatchObject({ title: 'Required', audience: 'Required' })
    const backwards = await addNews({ startsOn: '2026-05-02', endsOn: '2026-05-01' })
    expect(backwards.body.data).toEqual({ endsOn: 'The last day is before the first' })
    expect((await admin.ask('DELETE', `/backend/settings/news-n-updates/${id}`)).status).toBe(204)
    expect((await front(anyone, '/front')).news).toEqual([])
    expect((await admin.ask('DELETE', `/backend/settings/news-n-updates/${id}`)).status).toBe(404)
  })
})

describe('the carousel', () => {
  async function addSlide(title: string, audience = 'public'): Promise<void> {
    const content = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const form = formWith('picture', { name: 'slide.jpg', content }, { title, audience, link: '/services' })
    expect((await admin.ask('POST', '/backend/settings/carousel/add', form.payload, form.headers)).status).toBe(204)
  }

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    '/a\\..\\b',
    'data:text/html,x',
  ])('a slide never leads to %s, neither when it is added nor when it is changed', async (link) => {
    const refusal = { link: 'Enter a path that begins with /, or an https:// address' }
    const content = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const form = formWith('picture', { name: 'slide.jpg', content }, { title: 'x', audience: 'public', link })
    const added = await admin.ask('POST', '/backend/settings/carousel/add', form.payload, form.headers)
    expect([added.status, added.body.data]).toEqual([400, refusal])
    await addSlide('good')
    const [slide] = await slides()
    const change = { title: 'x', link, audience: 'public', startsOn: null, endsOn: null }
    const changed = await admin.post(`/backend/settings/carousel/${slide?.id}/change`, change)
    expect([changed.status, changed.body.data]).toEqual([400, refusal])
  })

  test('a slide shows no payment code, which would be another way to tell merchants where to pay', async () => {
    const slide = async (says: string, color = { dark: '#000000', light: '#ffffff' }) => {
      const create = { width: 2400, height: 1000, channels: 3, background: color.light } as const
      const code = { input: await QRCode.toBuffer(says, { width: 500, color }), left: 1700, top: 200 }
      const content = await sharp({ create }).composite([code]).jpeg().toBuffer()
      const form = formWith('picture', { name: 'slide.jpg', content }, { title: 'x', audience: 'merchant', link: '' })
      return admin.ask('POST', '/backend/settings/carousel/add', form.payload, form.headers)
    }
    for (const thiefs of [
      await slide('upi://pay?pa=thief@ybl'),
      await slide(' phonepe://pay?pa=thief@ybl', { dark: '#bbbbbb', light: '#ffffff' }),
    ])
      expect([thiefs.status, thiefs.body.message]).toEqual([415, 'A payment code cannot be shown here.'])
    expect((await slide('https://app.example/get')).status).toBe(204)
  })

  const slides = async () => (await admin.get<Slide[]>('/backend/settings/carousel')).body

  test('shows slides in the order they were put in, each in the width that is asked for', async () => {
    for (const title of ['one', 'two', 'three']) await addSlide(title)
    const ids = (await slides()).map((slide) => slide.id)
    await admin.post('/backend/settings/carousel/order', { ids: [ids[2], ids[0], ids[1]] })
    const shown = (await front(anyone, '/front')).slides
    expect(shown.map((slide) => slide.title)).toEqual(['three', 'one', 'two'])
    const picture = await anyone.get(`/carousel/${shown[0]?.id}?width=640`)
    expect(await sharp(picture.raw).metadata()).toMatchObject({ format: 'webp', width: 640, height: 256 })
  })

  test('a slide is changed, kept from others, and removed', async () => {
    await addSlide('for shops', 'merchant')
    expect((await front(anyone, '/front')).slides).toEqual([])
    const [slide] = await slides()
    const change = {
      title: 'for all',
      link: 'https://example.com/offer',
      audience: 'public',
      startsOn: null,
      endsOn: null,
    }
    expect((await admin.post(`/backend/settings/carousel/${slide?.id}/change`, change)).status).toBe(204)
    expect((await front(anyone, '/front')).slides.map((one) => one.title)).toEqual(['for all'])
    const bad = await admin.post(`/backend/settings/carousel/${slide?.id}/change`, {
      ...change,
      link: 'javascript:alert(1)',
    })
    expect(bad.body.data).toEqual({ link: 'Enter a path that begins with /, or an https:// address' })
    expect((await admin.ask('DELETE', `/backend/settings/carousel/${slide?.id}`)).status).toBe(204)
    expect((await anyone.get(`/carousel/${slide?.id}`)).status).toBe(404)
  })
})
