import QRCode from 'qrcode'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readQrs } from '../platform/files/read-qrs.ts'
import { aBmp } from '../testing/a-bmp.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aPhoto, aQrCode, formWith } from '../testing/uploads.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
const other = await aPerson(house, { role: 'admin' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master'] }))
const staff = await signedIn(house, await aPerson(house))
const shop = await aMerchant(house)
const merchant = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: shop.id, owner: true }))

const office = '/backend/account/GetQrcode'
const area = '/merchant/account/GetQrcode'

const ours = 'upi://pay?pa=kendra@sbi'
const thiefs = 'upi://pay?pa=thief@ybl'

interface Sent {
  field?: string
  texts?: Record<string, string>
}
function replace(browser: typeof clerk, content: Buffer, { field = 'qrcode', texts }: Sent = {}) {
  const form = formWith(field, { name: 'qr.jpg', content }, texts ?? { ownPassword: testPassword })
  return browser.ask('POST', '/backend/account/qrcode', form.payload, form.headers)
}
const shownTo = async (browser: typeof clerk, path: string) => (await readQrs((await browser.get(path)).raw))[0]

describe('the payment QR', () => {
  test('is an empty answer, and no fault, until there is one', async () => {
    for (const [browser, path] of [
      [clerk, office],
      [merchant, area],
    ] as const) {
      const answer = await browser.get(path)
      expect([answer.status, answer.raw.length]).toEqual([204, 0])
    }
  })

  test('is replaced by an admin and seen by everyone on both sides, by GET and POST alike', async () => {
    expect((await replace(admin, await aQrCode('upi://pay?pa=first@sbi'))).status).toBe(204)
    expect((await replace(admin, await aQrCode(ours))).status).toBe(204)
    for (const [browser, path] of [
      [clerk, office],
      [staff, office],
      [merchant, area],
    ] as const) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await browser.ask(method, path)
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png'])
        expect(answer.headers['content-disposition']).toContain('payment-qr.png')
        expect(await readQrs(answer.raw)).toEqual([ours])
      }
    }
  })

  test('is told to every admin when it is replaced, and the audit list has which it was and which it is', async () => {
    const changes = async () => {
      const rows = await house.db
        .selectFrom('audit_event')
        .select('detail')
        .where('act', '=', 'payment-qr.replaced')
        .orderBy('id')
        .execute()
      return rows.map(({ detail }) => JSON.parse(detail) as { before: string | null; after: string })
    }
    const [first, second] = await changes()
    expect(first).toEqual({ before: null, after: expect.any(String), says: 'upi://pay?pa=first@sbi' })
    expect(second).toEqual({ before: first?.after, after: expect.any(String), says: ours })
    expect(second?.after).not.toBe(first?.after)
    const told = await house.db
      .selectFrom('notice')
      .select('id')
      .where('user_id', '=', other.id)
      .where('title', '=', 'The payment QR code was replaced')
      .execute()
    expect(told).toHaveLength(2)
  })

  test('is not replaced by a clerk, nor by an open browser of an admin without the password', async () => {
    const code = await aQrCode(thiefs)
    expect((await replace(clerk, code)).status).toBe(403)
    const without = await replace(admin, code, { texts: {} })
    expect([without.status, without.body.data]).toEqual([400, { ownPassword: 'Required' }])
    const guessed = await replace(admin, code, { texts: { ownPassword: 'a guess of mine' } })
    expect([guessed.status, guessed.body.data]).toEqual([400, { ownPassword: 'This is not your password' }])
    expect(await shownTo(merchant, area)).toBe(ours)
  })

  test('is not replaced by a picture in which no code is found', async () => {
    const blank = sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } })
    for (const picture of [await blank.png().toBuffer(), await aPhoto('a shop')]) {
      const { status, body } = await replace(admin, picture)
      expect([status, body.message]).toEqual([
        415,
        'No QR code was found in this picture. Please choose one that shows the whole code, sharp and upright.',
      ])
    }
    expect(await shownTo(merchant, area)).toBe(ours)
  })

  test('is not replaced by a picture of two codes, of which the audit list would name one and a phone read the other', async () => {
    const [large, small] = [await aQrCode(thiefs, 460), await aQrCode(ours, 220)]
    for (const [left, top] of [
      [20, 20],
      [470, 20],
      [20, 470],
    ] as const) {
      const create = { width: 700, height: 700, channels: 3, background: '#ffffff' } as const
      const at = left === 470 ? [0, 200] : [230, 0]
      const both = sharp({ create }).composite([
        { input: large, left: at[0] ?? 0, top: at[1] ?? 0 },
        { input: small, left, top },
      ])
      const { status, body } = await replace(admin, await both.png().toBuffer())
      expect([status, body.message]).toEqual([
        415,
        'There are several QR codes in this picture. Please choose one that shows ours only.',
      ])
    }
    expect(await shownTo(merchant, area)).toBe(ours)
  })

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a page', 'https://pay.example/kendra'],
    ['a long text', 'A'.repeat(1500)],
  ])('is not replaced by a code that nobody can pay by: %s', async (_what, says) => {
    const { status, body } = await replace(admin, await aQrCode(says, 700))
    expect([status, body.message]).toEqual([
      415,
      'This QR code is not for payments. Please choose the one from our bank or UPI app.',
    ])
  })

  test('tells the admins whom the new code pays', async () => {
    expect((await replace(admin, await aQrCode(ours))).status).toBe(204)
    const { body } = await house.db
      .selectFrom('notice')
      .select('body')
      .where('user_id', '=', other.id)
      .where('title', '=', 'The payment QR code was replaced')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(body).toContain('that merchants pay by; it pays kendra@sbi.')
  })

  test('is taken as phones save it: a large screenshot with the code in it, dark or light', async () => {
    for (const color of [{}, { color: { dark: '#ffffff', light: '#202124' } }]) {
      const code = await QRCode.toBuffer(ours, { width: 760, ...color })
      const create = { width: 1080, height: 2340, channels: 3, background: '#7a3ff2' } as const
      const poster = await sharp({ create })
        .composite([{ input: code }])
        .jpeg({ quality: 70 })
        .toBuffer()
      expect((await replace(admin, poster)).status).toBe(204)
      expect(await shownTo(merchant, area)).toBe(ours)
    }
  })

  test.each(['gif', 'avif', 'bmp', 'webp'] as const)('is taken as %s, and kept as a clean PNG', async (format) => {
    const says = `upi://pay?pa=${format}@sbi`
    const code = sharp(await aQrCode(says)).removeAlpha()
    const { data, info } = await code.clone().raw().toBuffer({ resolveWithObject: true })
    const picture = format === 'bmp' ? aBmp({ data, ...info }, { bits: 1 }) : await code.toFormat(format).toBuffer()
    expect((await replace(admin, picture)).status).toBe(204)
    const { raw } = await merchant.get(area)
    expect([(await sharp(raw).metadata()).format, await readQrs(raw)]).toEqual(['png', [says]])
  })

  test('is not replaced by a HEIC picture, which nobody can read here, and the sentence says what to do', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const { status, body } = await replace(admin, heic)
    expect([status, body.message]).toEqual([
      415,
      'HEIC pictures cannot be read here. Please take a screenshot of the code, or save it as JPEG or PNG, and upload that.',
    ])
  })

  test('is not replaced by a GIF of 30,000 by 30,000 points, nor by one that is cut short', async () => {
    const gif = await sharp(await aQrCode(thiefs))
      .gif()
      .toBuffer()
    const cut = await replace(admin, gif.subarray(0, gif.length / 4))
    const side = '\x30\x75\x30\x75'
    const screen = `GIF89a${side}\x80\0\0\0\0\0\xff\xff\xff`
    const large = Buffer.from(`${screen},\0\0\0\0${side}\0\x02\x02\x4c\x01\0;`, 'latin1')
    const bomb = await replace(admin, large)
    expect([cut.status, bomb.status]).toEqual([400, 400])
    expect(bomb.body.message).toBe('This picture is too large: at most 50 megapixels, please.')
  })

  test('loses what its photo told of place and camera', async () => {
    const code = sharp(await aQrCode(ours)).withExif({ IFD0: { ImageDescription: 'taken at home' } })
    expect((await replace(admin, await code.jpeg().toBuffer())).status).toBe(204)
    const { raw } = await clerk.get(office)
    expect(raw.includes('taken at home')).toBe(false)
    expect((await sharp(raw).metadata()).exif).toBeUndefined()
  })

  test('is not replaced by what is no image, in another field, or by who may not', async () => {
    const before = (await clerk.get(office)).raw
    const refused = await replace(admin, Buffer.from('%PDF-1.7'))
    expect([refused.status, refused.body.message]).toEqual([
      415,
      'Only images (JPEG, PNG, WebP, GIF, BMP, AVIF) are allowed',
    ])
    const code = await aQrCode(thiefs)
    expect((await replace(admin, code, { field: 'picture' })).status).toBe(400)
    expect((await replace(staff, code)).status).toBe(403)
    expect((await replace(merchant, code)).status).toBe(403)
    expect((await clerk.get(office)).raw.equals(before)).toBe(true)
  })
})
