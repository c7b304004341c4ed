import { describe, expect, test } from 'vitest'
import { signedIn } from '../testing/browser.ts'
import { mailsTo } from '../testing/mails.ts'
import { aMerchant, aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aPhoto, formWith } from '../testing/uploads.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })

describe('account settings', () => {
  test('a new person has login notifications on, the others off', async () => {
    const browser = await signedIn(house, await aPerson(house))
    expect((await browser.get('/backend/my-profile/get-settings')).body).toEqual({
      twoFactorAuthentication: false,
      loginNotification: true,
      activityTracking: false,
    })
  })

  test('a setting takes its value as text and answers all of them', async () => {
    const browser = await signedIn(house, await aPerson(house))
    const changed = await browser.post('/backend/my-profile/update-setting', {
      prop: 'loginNotification',
      value: 'false',
    })
    expect(changed.body).toEqual({ twoFactorAuthentication: false, loginNotification: false, activityTracking: false })
    expect((await browser.get('/backend/my-profile/get-settings')).body).toEqual(changed.body)
  })

  test('an unknown setting or value is refused by name', async () => {
    const browser = await signedIn(house, await aPerson(house))
    const bad = await browser.post('/backend/my-profile/update-setting', { prop: 'role', value: 'admin' })
    expect([bad.status, bad.body.data]).toEqual([400, { prop: 'Invalid input', value: "Must be 'true' or 'false'" }])
  })

  test('two-factor works at once, and ends the other sign-ins', async () => {
    const person = await aPerson(house)
    const [browser, other] = [await signedIn(house, person), await signedIn(house, person)]
    const change = { prop: 'twoFactorAuthentication', value: 'true', password: testPassword }
    const done = await browser.post('/backend/my-profile/update-setting', change)
    expect(done.body).toMatchObject({ twoFactorAuthentication: true })
    expect((await other.get('/auth/me')).status).toBe(401)
    expect((await browser.signIn(person.userName)).body).toMatchObject({ otpRequired: true })
  })

  test('five wrong passwords stop further guessing from an open browser', async () => {
    const browser = await signedIn(house, await aPerson(house))
    const attempt = (password: string) =>
      browser.post('/backend/my-profile/update-setting', { prop: 'twoFactorAuthentication', value: 'true', password })
    for (let i = 0; i < 5; i++) expect((await attempt('wrong wrong')).status).toBe(400)
    expect((await attempt(testPassword)).status).toBe(429)
  })

  test('activity is kept only while its owner wants it', async () => {
    const person = await aPerson(house)
    const browser = await signedIn(house, person)
    const list = async () =>
      (await browser.post<{ data: unknown[] }>('/backend/my-profile/activity', {})).body.data.length
    expect(await list()).toBe(0)
    await browser.post('/backend/my-profile/update-setting', { prop: 'activityTracking', value: 'true' })
    await signedIn(house, person)
    expect(await list()).toBe(1)
    await browser.post('/backend/my-profile/update-setting', { prop: 'activityTracking', value: 'false' })
    expect(await list()).toBe(0)
  })
})

describe('the password', () => {
  test('is changed with the old one; every sign-in ends but this browser gets a new one, and a mail goes out', async () => {
    const person = await aPerson(house)
    const [browser, other] = [await signedIn(house, person), await signedIn(house, person)]
    const change = { currentPassword: testPassword, newPassword: 'another fine secret' }
    const wrong = await browser.post('/backend/my-profile/change-password', { ...change, currentPassword: 'wrong' })
    expect([wrong.status, wrong.body.data]).toEqual([400, { currentPassword: 'This is not your password' }])
    const done = await browser.post<{ token: string; refreshToken: string }>(
      '/backend/my-profile/change-password',
      change,
    )
    expect(done.status).toBe(200)
    expect((await other.get('/auth/me')).status).toBe(401)
    expect((await browser.get('/auth/me')).status).toBe(401)
    browser.tokens = done.body
    expect((await browser.get('/auth/me')).status).toBe(200)
    expect((await mailsTo(house, person.email)).map((mail) => mail.kind)).toContain('password-changed')
  })

  test('a weak one is refused beside its field', async () => {
    const person = await aPerson(house)
    const browser = await signedIn(house, person)
    const attempt = async (newPassword: string) =>
      (await browser.post('/backend/my-profile/change-password', { currentPassword: testPassword, newPassword })).body
        .data
    expect(await attempt('short')).toEqual({ newPassword: 'Use at least 10 characters' })
    expect(await attempt('1234567890')).toEqual({ newPassword: 'This password is too common' })
    expect(await attempt(person.email)).toEqual({ newPassword: 'Do not use your own name, number or code' })
    expect(await attempt(testPassword)).toEqual({ newPassword: 'This is the password you have now' })
  })
})

describe('the list of sign-ins', () => {
  test('shows the own ones, marks this one, and any of them can be ended', async () => {
    const person = await aPerson(house)
    const [browser, other] = [await signedIn(house, person), await signedIn(house, person)]
    type Sessions = { data: { id: string; current: boolean; device: string }[]; totalRecords: number }
    const { body } = await browser.post<Sessions>('/backend/my-profile/sessions', {})
    expect(body.totalRecords).toBe(2)
    expect(body.data.map((row) => row.device)).toEqual(['Chrome on Linux', 'Chrome on Linux'])
    const foreign = body.data.find((row) => !row.current)
    expect((await browser.post(`/backend/my-profile/sessions/${foreign?.id}/end`)).status).toBe(204)
    expect((await other.get('/auth/me')).status).toBe(401)
    expect((await browser.post(`/backend/my-profile/sessions/${foreign?.id}/end`)).status).toBe(404)
  })

  test("someone else's sign-in does not exist", async () => {
    const [mine, theirs] = [await signedIn(house, await aPerson(house)), await signedIn(house, await aPerson(house))]
    type Sessions = { data: { id: string }[] }
    const id = (await theirs.post<Sessions>('/backend/my-profile/sessions', {})).body.data[0]?.id
    expect((await mine.post(`/backend/my-profile/sessions/${id}/end`)).status).toBe(404)
    expect((await theirs.get('/auth/me')).status).toBe(200)
  })
})

describe('the profile', () => {
  test('of a merchant shows the business beside the person', async () => {
    const merchant = await aMerchant(house)
    const owner = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
    const browser = await signedIn(house, owner)
    expect((await browser.get('/merchant/my-profile/profile')).body).toMatchObject({
      code: merchant.code,
      merchantCode: merchant.code,
      bussName: `Business ${merchant.code}`,
      emailId: owner.email,
      owner: true,
      hasPhoto: false,
    })
  })

  test('a photo is kept without its metadata and shown to its owner only', async () => {
    const browser = await signedIn(house, await aPerson(house))
    expect((await browser.get('/backend/account/photo')).status).toBe(404)
    const form = formWith('photo', { name: '../../me & you.jpg', content: await aPhoto('GPS secret place') })
    expect((await browser.ask('POST', '/backend/account/upload-photo', form.payload, form.headers)).status).toBe(204)
    const photo = await browser.get('/backend/account/photo')
    expect(photo.status).toBe(200)
    expect(photo.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\//),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(photo.raw.includes('GPS secret place')).toBe(false)
    const stored = await house.db.selectFrom('stored_file').selectAll().executeTakeFirstOrThrow()
    expect(stored.name).toBe('me & you.jpg')
    expect((await (await signedIn(house, await aPerson(house))).get('/backend/account/photo')).status).toBe(404)
  })

  test('what is no picture is refused with a sentence, whatever its name says', async () => {
    const browser = await signedIn(house, await aPerson(house))
    const send = async (content: Buffer | string) => {
      const form = formWith('photo', { name: 'photo.png', content: Buffer.from(content) })
      return browser.ask<{ message: string }>('POST', '/backend/account/upload-photo', form.payload, form.headers)
    }
    const script = await send('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect([script.status, script.body.message]).toEqual([415, 'Only images (JPEG, PNG, WebP) are allowed'])
    expect((await send('%PDF-1.7\n%%EOF')).status).toBe(415)
    expect((await send(Buffer.alloc(6_000_000))).status).toBe(413)
    expect((await browser.post('/backend/account/upload-photo', {})).status).toBe(400)
  })
})
