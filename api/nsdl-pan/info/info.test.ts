import { describe, expect, it } from 'vitest'
import type { PanInfo, PanWaiting } from '../../../contract/nsdl-pan/info.ts'
import { seal } from '../../platform/vault.ts'
import { signedIn } from '../../testing/browser.ts'
import { openPanOffice } from '../../testing/pan-office.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'

const desk = await openPanOffice()
const { house, clerk, owner, merchant, anApplication, ask, infoOf, keep } = desk
const rival = await aMerchant(house)
const stranger = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: rival.id, owner: true }))
const helper = await aPerson(house, { role: 'merchant', merchantId: merchant.id, permissions: [] })
const helperBrowser = await signedIn(house, helper)
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))

const sealNumbers = (id: string) =>
  house.db
    .updateTable('pan_application')
    .set({ sealed: seal(JSON.stringify({ aadhaarNo: '234567890124', raAadhaarNo: '' }), `pan:${id}:aadhaar`) })
    .where('id', '=', id)
    .execute()

describe('all about an application', () => {
  it('is told to the back office and its own merchant: facts, money, timeline, files', async () => {
    const { id, refNo } = await anApplication({ state: 'verified', paid: true })
    const scan = await keep(id, 'scan')
    await ask(`acknowledge/${id}`, { ackNo: '551000000000001' })
    const seen = await infoOf(id)
    expect(seen).toMatchObject({
      refNo,
      ackNo: '551000000000001',
      state: 'acknowledged',
      applicantionType: 'N',
      cat: 'individual',
      code: merchant.code,
      data: { nameLast: 'SAMPLE', born: '1990-04-05' },
      money: { price: 13700, refundedAt: null },
      files: [{ id: scan, kind: 'scan', isPdf: true, newest: true }],
    })
    expect(seen.steps).toMatchObject([
      { move: 'acknowledge', to: 'acknowledged', who: expect.stringMatching(/^Person \d+ \(S\d+\)$/) },
    ])
    const own = await infoOf(id, owner)
    expect(own.steps.map(({ who }) => who)).toEqual(['Head office'])
    expect({ ...own, steps: [] }).toEqual({ ...seen, steps: [] })
  })

  it('names the people of the own business, and nobody of the office, to a merchant', async () => {
    const { id } = await anApplication()
    const states = { from_state: 'awaiting-crop', to_state: 'verification' }
    const step = { service: 'nsdl-pan', record_id: id, move: 'crop', ...states } as const
    await house.db
      .insertInto('work_event')
      .values([
        { ...step, actor_id: desk.ownerPerson.id },
        { ...step, actor_id: null },
      ])
      .execute()
    expect((await infoOf(id, owner)).steps.map(({ who }) => who)).toEqual([
      expect.stringMatching(/^Person \d+ \(M\d+\)$/),
      'The portal',
    ])
  })

  it('of another merchant does not exist, nor do its files', async () => {
    const { id } = await anApplication()
    const file = await keep(id, 'scan')
    for (const path of [`paninfo/${id}`, `file/${file}`])
      expect([path, (await stranger.get(`/merchant/nsdlpan/${path}`)).status]).toEqual([path, 404])
    expect((await owner.get(`/merchant/nsdlpan/file/${file}`)).raw.toString()).toBe(`scan of ${id}`)
    expect((await clerk.get(`/backend/nsdlpan/file/${file}`)).status).toBe(200)
    expect((await helperBrowser.get(`/merchant/nsdlpan/file/${file}`)).status).toBe(403)
  })

  it('says of a kind which file counts; older ones stay', async () => {
    const { id } = await anApplication()
    const [older, newer] = [await keep(id, 'scan'), await keep(id, 'scan', { content: Buffer.from('new') })]
    expect((await infoOf(id)).files.map((file) => [file.id, file.newest])).toEqual([
      [newer, true],
      [older, false],
    ])
  })

  it('of a draft is for its merchant alone', async () => {
    const { id } = await anApplication({ state: 'draft' })
    expect((await clerk.get(`/backend/nsdlpan/paninfo/${id}`)).status).toBe(404)
    expect((await owner.get<PanInfo>(`/merchant/nsdlpan/paninfo/${id}`)).body).toMatchObject({ id, money: null })
  })
})

describe('an Aadhaar number', () => {
  it('is masked for everyone; an admin may see it whole, and that is written down', async () => {
    const { id, refNo } = await anApplication()
    await sealNumbers(id)
    for (const browser of [clerk, owner]) {
      const text = JSON.stringify(await infoOf(id, browser))
      expect([text.includes('XXXX XXXX 0124'), text.includes('2345678901')]).toEqual([true, false])
    }
    const path = `/backend/nsdlpan/paninfo/${id}/aadhaar`
    expect((await clerk.post(path)).status).toBe(403)
    expect((await admin.post(path)).body).toEqual({ aadhaarNo: '234567890124', raAadhaarNo: '' })
    const acts = await house.db
      .selectFrom('audit_event')
      .select('subject')
      .where('act', '=', 'pan.aadhaar-revealed')
      .execute()
    expect(acts).toEqual([{ subject: refNo }])
  })

  it('sealed for one application does not open on another', async () => {
    const [one, other] = [await anApplication(), await anApplication()]
    await sealNumbers(one.id)
    const { sealed } = await desk.rowOf(one.id)
    await house.db.updateTable('pan_application').set({ sealed }).where('id', '=', other.id).execute()
    expect((await clerk.get(`/backend/nsdlpan/paninfo/${other.id}`)).status).toBe(500)
  })
})

it('the index shows who waits longest: the first of each list to the office, the own ones to a merchant', async () => {
  await house.db
    .updateTable('pan_application')
    .set({ state: 'cancelled' })
    .where('state', '<>', 'draft')
    .where('pan', 'is', null)
    .execute()
  const [first] = [await anApplication({ state: 'verification' }), await anApplication({ state: 'verification' })]
  const scan = await anApplication({ state: 'awaiting-scan' })
  const back = await anApplication({ state: 'rejected' })
  const office = (await clerk.get<PanWaiting[]>('/backend/nsdlpan/oldest')).body
  expect(office.map(({ queue, id }) => [queue, id])).toEqual([['documentVerify', first.id]])
  const own = (await owner.get<PanWaiting[]>('/merchant/nsdlpan/oldest')).body
  expect(own.map(({ queue, id }) => [queue, id])).toEqual([
    ['physical', scan.id],
    ['rejected', back.id],
  ])
  expect((await stranger.get<PanWaiting[]>('/merchant/nsdlpan/oldest')).body).toEqual([])
})
