import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { TinDesk } from '../../../contract/nsdl-pan/scan.ts'
import { signedIn } from '../../testing/browser.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'
import { openScanDesk, type Refusal } from '../../testing/scan-desk.ts'
import { pdfOf } from '../../testing/scans.ts'
import { openTestHouse } from '../../testing/test-house.ts'

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
const tin = (ackNo: string | null, by = desk.owner) =>
  by.get<TinDesk & Refusal>(`/merchant/nsdlpan/tin-rejection-upload/${ackNo}`)

it(
  'what TIN refused comes back with its reasons, is sent again, and is returned and sent once more',
  slow,
  async () => {
    const application = await desk.application({ state: 'acknowledged' })
    const { id, ackNo } = application
    const because = { codes: [], words: 'The signature does not match.' }
    expect((await clerk.post(`/backend/nsdlpan/tin-reject/${id}`, because)).status).toBe(204)
    const before = (await tin(ackNo)).body
    expect(before).toMatchObject({ id, ackNo, state: 'tin-rejected', uploads: [] })
    expect(before.reasons.map(({ text }) => text)).toEqual([because.words])
    expect(before.refusedAt).not.toBeNull()

    const pdf = await pdfOf([blank])
    const sent = await desk.uploadTin(ackNo ?? '', pdf)
    expect([sent.status, sent.body.state]).toEqual([200, 'tin-resubmitted'])
    expect((await desk.uploadTin(ackNo ?? '', pdf)).status).toBe(409)

    expect((await clerk.post(`/backend/nsdlpan/tin-return/${ackNo}`, because)).status).toBe(204)
    await desk.uploadTin(ackNo ?? '', pdf)
    const after = (await tin(ackNo)).body
    expect(after.uploads.map(({ name, by }) => [name, by])).toEqual([
      [`${ackNo}-corrected.pdf`, expect.stringMatching(/^Person/)],
      [`${ackNo}-corrected.pdf`, expect.stringMatching(/^Person/)],
    ])
    expect((await clerk.post(`/backend/nsdlpan/tin-accept/${ackNo}`)).status).toBe(204)
    expect(await desk.state(id)).toBe('acknowledged')
  },
)

it('corrected papers pass the same checks as the first scan', slow, async () => {
  const [mine, other] = [await desk.application({ state: 'tin-rejected' }), await desk.application()]
  const wrong = await desk.uploadTin(mine.ackNo ?? '', await desk.scan(other))
  expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining(`(token ${other.refNo})`)])
  expect((await desk.uploadTin(mine.ackNo ?? '', blank)).status).toBe(415)
  expect([await desk.state(mine.id), await desk.files(mine.id)]).toEqual(['tin-rejected', []])
})

it('what is another business does not exist, by acknowledgement number either', async () => {
  const { ackNo } = await desk.application({ state: 'tin-rejected' })
  expect((await tin(ackNo, stranger)).status).toBe(404)
  expect((await desk.uploadTin(ackNo ?? '', await pdfOf([blank]), stranger)).status).toBe(404)
  expect((await tin('12345')).status).toBe(404)
})
