import { describe, expect, test } from 'vitest'
import type { NoticePreference } from '../../contract/notice.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { mailsTo } from '../testing/mails.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })
const [boss, clerk] = [await aPerson(house, { role: 'admin' }), await aPerson(house)]
const business = await aMerchant(house)
const owner = await aPerson(house, { role: 'merchant', merchantId: business.id, owner: true })
const admin = await signedIn(house, boss)
const desk = await signedIn(house, clerk)
const shop = await signedIn(house, owner)

const titles = async (browser: Browser, area: string) =>
  (await browser.get<{ notices: { title: string }[] }>(`/${area}/notice`)).body.notices.map((one) => one.title)
const send = (audience: string, title: string) =>
  admin.post('/backend/settings/announcement', { audience, title, text: 'Read this.' })

describe('an announcement', () => {
  test('reaches the bell of everyone in its audience and of nobody else', async () => {
    expect((await send('merchants', 'For shops')).body).toEqual({ people: 1 })
    expect((await send('back-office', 'For the desk')).body).toEqual({ people: 2 })
    expect((await send('everyone', 'For all')).body).toEqual({ people: 3 })
    expect(await titles(shop, 'merchant')).toEqual(['For all', 'For shops'])
    expect(await titles(desk, 'backend')).toEqual(['For all', 'For the desk'])
  })

  test('without a title, a text or an audience is refused by field', async () => {
    const { status, body } = await admin.post('/backend/settings/announcement', {})
    expect([status, body.data]).toEqual([400, { audience: 'Required', title: 'Required', text: 'Required' }])
  })
})

describe('notices by mail', () => {
  const preferences = async () => (await shop.get<NoticePreference[]>('/merchant/notice/preferences')).body
  const choose = (kind: string, byMail: boolean) => shop.post('/merchant/notice/preferences', { kind, byMail })

  test('security goes out by mail until someone says otherwise, announcements do not', async () => {
    expect(await preferences()).toEqual(
      expect.arrayContaining([
        { kind: 'security', label: 'Security of my account', byMail: true },
        { kind: 'announcement', label: 'Announcements', byMail: false },
      ]),
    )
  })

  test('a person chooses per kind, and others are not touched', async () => {
    expect((await choose('announcement', true)).status).toBe(204)
    await send('everyone', 'By mail')
    expect((await mailsTo(house, owner.email)).map((mail) => mail.subject)).toEqual(['By mail'])
    expect(await mailsTo(house, clerk.email)).toEqual([])
    await choose('announcement', false)
    await send('everyone', 'Not by mail')
    expect((await mailsTo(house, owner.email)).length).toBe(1)
  })

  test('an unknown kind is refused', async () => {
    expect((await choose('everything', true)).status).toBe(400)
  })
})
