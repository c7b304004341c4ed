import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import { pictureRules } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropDesk } from '../../../contract/nsdl-pan/scan.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'
import { openScanDesk, type Refusal } from '../../testing/scan-desk.ts'
import { pdfOf } from '../../testing/scans.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { readPages } from '../scan-reader/read-pages.ts'

const slow = { timeout: 90_000 }
const house = await openTestHouse()
const desk = await openScanDesk(house)
const clerk = await signedIn(house, await aPerson(house, { role: 'staff', permissions: ['nsdl-pan'] }))
const stranger = await signedIn(
  house,
  await aPerson(house, { role: 'merchant', merchantId: (await aMerchant(house)).id, owner: true }),
)
const blank = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#f4f4f0' } })
  .jpeg()
  .toBuffer()

const deskOf = (id: string, by: Browser = desk.owner, area = 'merchant') =>
  by.get<CropDesk & Refusal>(`/${area}/nsdlpan/form-cropping/${id}`)
const pageOf = (id: string, { scan, page = 0, by = desk.owner }: { scan: string; page?: number; by?: Browser }) =>
  by.get<Refusal>(`/merchant/nsdlpan/form-cropping/${id}/page?scan=${scan}&page=${page}`)
const save = (id: string, choice: object, by: Browser = desk.owner, area = 'merchant') =>
  by.post<Refusal>(`/${area}/nsdlpan/form-cropping/${id}`, choice)
const choiceOf = ({ scan, photo, signature }: CropDesk) => ({ scan, photo, signature })

const content = async (stored: { content: string } | undefined) =>
  buffer(await house.platform.files.open(stored?.content ?? ''))

// Reading a scan takes a second: it is done once, here, and the same paper is laid under every application.
const model = await desk.application()
const askew = await readOnce(await desk.scan(model, { degrees: 183, shift: { x: 3, y: 2 } }))
const unmarked = await readOnce(await pdfOf([blank]))

async function readOnce(pdf: Buffer) {
  return { content: pdf, reading: await readPages(pdf, { token: model.refNo }) }
}

/** Uploaded, and waiting for its crops. */
async function scanned(scan = askew) {
  const application = await desk.application({ state: 'awaiting-crop' })
  await desk.keepScan(application, scan)
  return application
}

describe('the boxes', () => {
  it('stand where the marks of the form say, and the page is upright however it was laid', slow, async () => {
    const { id } = await scanned()
    const { body } = await deskOf(id)
    expect(body).toMatchObject({
      state: 'awaiting-crop',
      placed: true,
      photo: { page: 0, ...formLayout.photo, degrees: 0 },
      signature: { page: 0, ...formLayout.signature, degrees: 0 },
      rules: pictureRules.protean,
    })
    const { status, headers, raw } = await pageOf(id, body)
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(raw).metadata()).toMatchObject({ width: 1654, height: 2339, density: 200 })
  })

  it('of a scan without marks stand where the form has them, for a person to move', slow, async () => {
    const { id } = await scanned(unmarked)
    const { body } = await deskOf(id)
    expect(body).toMatchObject({
      placed: false,
      photo: { page: 0, ...formLayout.photo },
      pages: [{ recognised: false }],
    })
  })
})

describe('saving', () => {
  it(
    'cuts both pictures with exactly the pixels, density and size of the provider, and goes on to verification',
    slow,
    async () => {
      const { id, refNo } = await scanned()
      expect((await save(id, choiceOf((await deskOf(id)).body))).status).toBe(204)
      expect(await desk.state(id)).toBe('verification')
      const files = await desk.files(id)
      for (const kind of ['photo', 'signature'] as const) {
        const rule = pictureRules.protean[kind]
        const file = files.find((one) => one.kind === kind)
        const jpeg = await content(file)
        const { width, height, density, format } = await sharp(jpeg).metadata()
        expect({ width, height, density, format }).toEqual({
          width: rule.width,
          height: rule.height,
          density: rule.dpi,
          format: 'jpeg',
        })
        expect(jpeg.length).toBeLessThanOrEqual(rule.maxBytes)
        expect(file?.name).toBe(`${refNo}-${kind}.jpg`)
      }
      // The photo that was pasted in is blue all over; nothing of the paper is left around it.
      const { channels } = await sharp(await content(files.find(({ kind }) => kind === 'photo'))).stats()
      expect(channels[0]?.max).toBeLessThan(230)
      expect((await desk.steps(id)).map(({ move }) => move)).toEqual(['crop'])
    },
  )

  it('is refused once another scan was uploaded, and for a page that is not there', slow, async () => {
    const application = await scanned()
    const { id } = application
    const old = choiceOf((await deskOf(id)).body)
    await desk.keepScan(application, askew)
    const late = await save(id, old)
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Another scan was uploaded')])
    const now = choiceOf((await deskOf(id)).body)
    const off = await save(id, { ...now, photo: { ...now.photo, page: 9 } })
    expect([off.status, off.body.data]).toEqual([400, { photo: 'This page does not exist' }])
    expect(await desk.state(id)).toBe('awaiting-crop')
  })

  it.each([
    ['width', 0],
    ['width', 1e9],
    ['x', Number.MAX_VALUE],
    ['degrees', 200],
    ['page', 0.5],
    ['page', -1],
    ['height', 'wide'],
  ])('takes no box whose %s is %s', async (field, value) => {
    const box = { page: 0, x: 10, y: 10, width: 25, height: 35, degrees: 0 }
    const { status } = await save('1', { scan: '1', photo: { ...box, [field]: value }, signature: box })
    expect(status).toBe(400)
  })

  it('by the back office cuts anew while it verifies, and moves nothing', slow, async () => {
    const { id, refNo } = await scanned()
    const first = choiceOf((await deskOf(id)).body)
    await save(id, first)
    const shifted = { ...first, photo: { ...first.photo, x: first.photo.x + 1.5, degrees: -2 } }
    expect((await save(id, shifted, clerk, 'backend')).status).toBe(204)
    expect([await desk.state(id), (await desk.steps(id)).length]).toEqual(['verification', 1])
    const kinds = (await desk.files(id)).map(({ kind }) => kind)
    expect(kinds).toEqual(['scan', 'photo', 'signature', 'photo', 'signature'])
    // Whoever opens it again finds the boxes where they were left.
    expect((await deskOf(id, clerk, 'backend')).body).toMatchObject({ placed: true, photo: shifted.photo })
    const page = `/backend/nsdlpan/form-cropping/${id}/page?scan=${first.scan}&page=0`
    for (const _ of [1, 2]) expect((await clerk.get(page)).status).toBe(200)
    const acts = await house.db.selectFrom('audit_event').select('act').where('subject', '=', refNo).execute()
    expect(acts.map(({ act }) => act)).toContain('pan.cropped-again')
    expect(acts.filter(({ act }) => act === 'pan.scan-seen')).toHaveLength(1)
  })

  it('of one form by three hands at once moves it once', slow, async () => {
    const { id } = await scanned()
    const choice = choiceOf((await deskOf(id)).body)
    const statuses = (await Promise.all(Array.from({ length: 3 }, () => save(id, choice)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    expect((await desk.files(id)).filter(({ kind }) => kind === 'photo')).toHaveLength(1)
  })
})

describe('who may', () => {
  it('see and cut: the own business, and the back office while it verifies', slow, async () => {
    const { id } = await scanned()
    const { body } = await deskOf(id)
    for (const { status } of [
      await deskOf(id, stranger),
      await pageOf(id, { ...body, by: stranger }),
      await save(id, choiceOf(body), stranger),
    ])
      expect(status).toBe(404)
    expect((await deskOf(id, clerk, 'backend')).status).toBe(409)
    expect((await save(id, choiceOf(body), clerk, 'backend')).status).toBe(409)
  })

  it('see a page: only one of this application', slow, async () => {
    const [mine, other] = [await scanned(), await scanned()]
    const { scan } = (await deskOf(other.id)).body
    expect((await pageOf(mine.id, { scan })).status).toBe(404)
    expect((await pageOf(other.id, { scan, page: 30 })).status).toBe(404)
  })

  it('nobody: an entity has neither photo nor signature, and what has no scan has no pages', async () => {
    const entity = await desk.application({ category: 'llp', state: 'verification' })
    expect((await deskOf(entity.id, clerk, 'backend')).status).toBe(409)
    const bare = await desk.application({ state: 'awaiting-crop' })
    expect((await deskOf(bare.id)).body.message).toContain('no scan')
  })
})
