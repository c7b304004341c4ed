import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aPhoto, formWith } from '../testing/uploads.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master'] }))
const staff = await signedIn(house, await aPerson(house))
const shop = await aMerchant(house)
const merchant = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: shop.id, owner: true }))

const office = '/backend/account/GetQrcode'
const area = '/merchant/account/GetQrcode'

function replace(browser: typeof clerk, content: Buffer, field = 'qrcode') {
  const form = formWith(field, { name: 'qr.jpg', content }, { ownPassword: testPassword })
  return browser.ask('POST', '/backend/account/qrcode', form.payload, form.headers)
}
const colourOf = async (image: Buffer) => (await sharp(image).stats()).dominant
const plain = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

describe('the payment QR', () => {
  test('is a 404 with a plain sentence until there is one', async () => {
    for (const [browser, path] of [
      [clerk, office],
      [merchant, area],
    ] as const) {
      const answer = await browser.get(path)
      expect([answer.status, answer.body.message]).toEqual([404, 'No payment QR code has been uploaded yet.'])
    }
  })

  test('is replaced by an admin and seen by everyone on both sides, by GET and POST alike', async () => {
    expect((await replace(admin, await plain('#ff0000'))).status).toBe(204)
    expect((await replace(admin, await plain('#0000ff'))).status).toBe(204)
    for (const [browser, path] of [
      [clerk, office],
      [staff, office],
      [merchant, area],
    ] as const) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await browser.ask(method, path)
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png'])
        expect(answer.headers['content-disposition']).toContain('payment-qr.png')
        expect(await colourOf(answer.raw)).toMatchObject({ r: 8, b: 248 })
      }
    }
    const acts = await house.db.selectFrom('audit_event').select('act').where('act', 'like', 'payment-qr%').execute()
    expect(acts).toHaveLength(2)
  })

  test('loses what its photo told of place and camera', async () => {
    await replace(admin, await aPhoto('taken at home'))
    const { raw } = await clerk.get(office)
    expect(raw.includes('taken at home')).toBe(false)
    expect((await sharp(raw).metadata()).exif).toBeUndefined()
  })

  test('is not replaced by what is no image, in another field, or by who may not', async () => {
    const before = (await clerk.get(office)).raw
    const refused = await replace(admin, Buffer.from('%PDF-1.7'))
    expect([refused.status, refused.body.message]).toEqual([415, 'Only images (JPEG, PNG, WebP) are allowed'])
    expect((await replace(admin, await plain('#00ff00'), 'picture')).status).toBe(400)
    expect((await replace(clerk, await plain('#00ff00'))).status).toBe(403)
    expect((await replace(staff, await plain('#00ff00'))).status).toBe(403)
    expect((await replace(merchant, await plain('#00ff00'))).status).toBe(403)
    expect((await clerk.get(office)).raw.equals(before)).toBe(true)
  })
})
