import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/browser.ts'
import { pdfWith } from '../../testing/pdf-pictures.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'
import { openScanDesk } from '../../testing/scan-desk.ts'
import { pdfOf, seeded } from '../../testing/scans.ts'
import { openTestHouse } from '../../testing/test-house.ts'

/** A process of its own takes its time to start on a busy machine. */
const slow = { timeout: 90_000 }
const house = await openTestHouse()
const desk = await openScanDesk(house)
const stranger = await signedIn(
  house,
  await aPerson(house, { role: 'merchant', merchantId: (await aMerchant(house)).id, owner: true }),
)
const blank = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#f4f4f0' } })
  .jpeg()
  .toBuffer()
const poor = { degrees: -3.1, shift: { x: 2, y: -3 }, paper: 195, ink: 40, noise: 10, quality: 60, random: seeded(4) }

/** Nothing was kept, and nothing moved. */
async function expectUntouched(id: string, state = 'awaiting-scan') {
  expect([await desk.state(id), await desk.files(id), await desk.steps(id)]).toEqual([state, [], []])
}

describe('the signed form', () => {
  it('is told apart by its four facts', async () => {
    const { id, refNo } = await desk.application()
    const { body } = await desk.owner.get(`/merchant/nsdlpan/form-scanning/${id}`)
    expect(body).toEqual({ id, refNo, cardName: 'RAVI SAMPLE', cat: 'individual' })
  })

  it('of an individual, scanned askew and grey, is known by its code and waits for its crops', slow, async () => {
    const application = await desk.application()
    const { id, refNo } = application
    const { status, body } = await desk.upload(id, await desk.scan(application, poor))
    expect([status, body]).toEqual([200, { state: 'awaiting-crop', note: '' }])
    const [file] = await desk.files(id)
    expect(file).toMatchObject({ kind: 'scan', name: `${refNo}-scan.pdf`, type: 'application/pdf' })
    expect(file?.reading).toMatchObject({ verdict: 'own', missingPages: [], boxes: { photo: { page: 0 } } })
    expect(await desk.steps(id)).toEqual([
      { move: 'upload-scan', to_state: 'awaiting-crop', remark: '', actor_id: desk.person.id },
    ])
  })

  it('without any mark is taken, to be cropped by hand', slow, async () => {
    const { id } = await desk.application()
    const { status, body } = await desk.upload(id, await pdfOf([blank]))
    expect([status, body.state]).toEqual([200, 'awaiting-crop'])
    expect(body.note).toContain('marks of the form were not found')
    expect((await desk.steps(id))[0]?.remark).toBe(body.note)
    // And once more: while it waits for its crops the newest counts.
    expect((await desk.upload(id, await pdfOf([blank]))).status).toBe(200)
    expect((await desk.files(id)).map(({ kind }) => kind)).toEqual(['scan', 'scan'])
  })
})

describe('what is refused changes nothing:', () => {
  it('the form of another application, which the answer names', slow, async () => {
    const [mine, other] = [await desk.application(), await desk.application()]
    const { status, body } = await desk.upload(mine.id, await desk.scan(other))
    expect(status).toBe(400)
    expect(body.message).toContain(`This is the form of another application (token ${other.refNo}).`)
    await expectUntouched(mine.id)
  })

  it('a form of which a page is missing', slow, async () => {
    const application = await desk.application()
    const [first] = await desk.pages(application)
    const { status, body } = await desk.upload(application.id, await pdfOf([first ?? blank]))
    expect([status, body.message.includes('of the form')]).toEqual([400, true])
    expect(body.message).toMatch(/page(s)? 2/)
    await expectUntouched(application.id)
  })

  it('a form that was never on paper', slow, async () => {
    const { id } = await desk.application()
    const { raw } = await desk.owner.get(`/merchant/nsdlpan/dw-form-by-id/${id}`)
    const { status, body } = await desk.upload(id, raw)
    expect([status, body.message]).toEqual([400, expect.stringContaining('holds no scanned page')])
    await expectUntouched(id)
  })

  it('what is no PDF, is locked, holds a script or is cut short', slow, async () => {
    const { id } = await desk.application()
    const pdf = await pdfOf([blank])
    const locked = Buffer.from(pdf.toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root'), 'latin1')
    const script = pdfWith([], { extra: '/AA << /O << /S /JavaScript /JS (app.alert) >> >>' })
    for (const [content, status, words] of [
      [blank, 415, 'Only PDF files are allowed'],
      [locked, 400, 'locked with a password'],
      [script, 400, 'holds a script'],
      [pdf.subarray(0, 4000), 400, 'damaged'],
    ] as const) {
      const answer = await desk.upload(id, content)
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)])
    }
    await expectUntouched(id)
  })

  it('a small PDF that unpacks beyond all measure, and the server goes on', slow, async () => {
    const { id } = await desk.application()
    const zeros = deflateSync(Buffer.alloc(60_000_000 * 3))
    const picture = {
      width: 6000,
      height: 10_000,
      bytes: zeros,
      matrix: [595, 0, 0, 842, 0, 0],
      entries: '/Filter /FlateDecode /ColorSpace /DeviceRGB /BitsPerComponent 8',
    }
    const { status } = await desk.upload(id, pdfWith(Array.from({ length: 40 }, () => picture)))
    expect(status).toBe(400)
    await expectUntouched(id)
    expect((await desk.owner.get(`/merchant/nsdlpan/form-scanning/${id}`)).status).toBe(200)
  })

  it('a file above the limit that is set', slow, async () => {
    const { id } = await desk.application()
    await house.db.insertInto('site_setting').values({ key: 'scanMaxMb', value: '1' }).execute()
    const noise = await sharp({
      create: {
        width: 1300,
        height: 1300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { status, body } = await desk.upload(id, await pdfOf([noise]))
    await house.db.deleteFrom('site_setting').where('key', '=', 'scanMaxMb').execute()
    expect([noise.length > 1_000_000, status, body.message]).toEqual([
      true,
      413,
      expect.stringContaining('at most 1 MB'),
    ])
    await expectUntouched(id)
  })

  it('the scan of another business, which does not exist for it', slow, async () => {
    const application = await desk.application()
    const pdf = await pdfOf([blank])
    expect((await desk.upload(application.id, pdf, stranger)).status).toBe(404)
    expect((await stranger.get(`/merchant/nsdlpan/form-scanning/${application.id}`)).status).toBe(404)
    await expectUntouched(application.id)
  })
})

it(
  'of two uploads of an entity at once one goes to verification, and the other is told where it stands',
  slow,
  async () => {
    const application = await desk.application({ category: 'firm', data: { entityName: 'SAMPLE FIRM' } })
    const pdf = await pdfOf([blank])
    const answers = await Promise.all([desk.upload(application.id, pdf), desk.upload(application.id, pdf)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await desk.state(application.id), (await desk.files(application.id)).length]).toEqual(['verification', 1])
  },
)
