import { describe, expect, it } from 'vitest'
import type { KycRow } from '../../contract/kyc-review.ts'
import { signedIn } from '../testing/browser.ts'
import { aHandedIn, anAadhaar, anApplicant, stepsFor } from '../testing/kyc.ts'
import { openKycDesk } from '../testing/kyc-desk.ts'
import { openStream } from '../testing/live-stream.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson } from '../testing/people.ts'
import { listenAt } from '../testing/small-app.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openKycDesk(house)
const base = '/backend/usermanagement'

const actsOf = async (code: string) => {
  const rows = await house.db
    .selectFrom('audit_event')
    .select('act')
    .where('subject', '=', code)
    .orderBy('id')
    .execute()
  return rows.map(({ act }) => act).filter((act) => act !== 'kyc.document-uploaded' && act !== 'sign-in')
}
const bellOf = async ({ browser }: { browser: typeof desk.browser }) =>
  (await browser.get<{ notices: { title: string; text: string; link: string }[] }>('/merchant/notice')).body.notices

describe('the list', () => {
  it('holds merchants and staff by state, found by name, code and business', async () => {
    const owner = await aHandedIn(house)
    const staff = await anApplicant(house, 'staff', owner.person.merchantId ?? '')
    const ask = async (question: object) =>
      (await desk.browser.post<{ data: KycRow[] }>(`${base}/kyc`, question)).body.data
    expect(await ask({ search: owner.person.code })).toMatchObject([
      { id: staff.person.id, kind: 'staff', status: 'not-started', merchantCode: owner.person.code },
      { id: owner.person.id, kind: 'merchant', status: 'submitted', bussName: `Business ${owner.person.code}` },
    ])
    const submitted = await ask({ filters: [{ field: 'status', opt: 'equals', value1: 'submitted' }] })
    expect(submitted.map(({ id }) => id)).toContain(owner.person.id)
    expect(submitted.map(({ id }) => id)).not.toContain(staff.person.id)
  })

  it('does not hold the back office, whose KYC does not exist', async () => {
    const clerk = await aPerson(house)
    const { body } = await desk.browser.post<{ data: KycRow[] }>(`${base}/kyc`, { search: clerk.email })
    expect(body.data).toEqual([])
    expect((await desk.browser.get(`${base}/kyc/${clerk.id}`)).status).toBe(404)
  })
})

describe('a reviewer', () => {
  it('reads what was handed in, the Aadhaar number masked, with prepared reasons', async () => {
    const owner = await aHandedIn(house)
    const review = await desk.read(owner.person.id)
    expect(review).toMatchObject({
      code: owner.person.code,
      kind: 'merchant',
      state: 'submitted',
      details: { bussName: 'Rao Stores', pin: '411001', accountNo: '123456789012', ifsc: 'SBIN0001234' },
      aadharNo: expect.stringMatching(/^XXXX XXXX \d{4}$/),
      decision: null,
      alike: [],
    })
    expect(review.reasons[0]).toBe(
      'The document cannot be read. Upload a sharp, straight photo or scan of the whole page.',
    )
    expect(review.documents.map(({ state }) => state)).toEqual(Array(6).fill('uploaded'))
  })

  it('is told who else has the same PAN or Aadhaar number', async () => {
    const [first, second] = [await anApplicant(house, 'staff'), await anApplicant(house, 'staff')]
    const aadharNo = anAadhaar()
    for (const one of [first, second])
      await one.fill({ ...stepsFor('staff'), 'person-identity': { panNo: 'SAMPE1234K', aadharNo } })
    expect((await desk.read(second.person.id)).alike).toEqual([`${first.person.code} has the same Aadhaar number.`])
  })

  it('sees the whole Aadhaar number as an admin only, and that is written down', async () => {
    const owner = await aHandedIn(house)
    const path = `${base}/kyc/${owner.person.id}/aadhaar`
    expect((await desk.browser.post(path)).status).toBe(403)
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    const { body } = await admin.post<{ aadharNo: string }>(path)
    expect(body.aadharNo).toMatch(/^2999\d{8}$/)
    expect(await actsOf(owner.person.code)).toEqual(['kyc.submitted', 'aadhaar.revealed'])
  })

  it('without the permission is refused everything', async () => {
    const other = await signedIn(house, await aPerson(house, { permissions: ['registration', 'master'] }))
    const { person } = await aHandedIn(house)
    const { documents } = await desk.read(person.id)
    expect((await other.get(`${base}/kyc/${person.id}`)).status).toBe(403)
    expect((await other.get(`${base}/kyc-document/${documents[0]?.id}/file`)).status).toBe(403)
    expect((await other.post(`${base}/kyc-document/${documents[0]?.id}/verify`)).status).toBe(403)
    expect((await other.post(`${base}/kyc/${person.id}/reject`, { remark: 'x', submittedAt: '' })).status).toBe(403)
  })
})

describe('a document', () => {
  it('that is rejected is told by mail and bell with the reason, and can be uploaded again at once', async () => {
    const owner = await aHandedIn(house)
    expect((await desk.rejectDocument(owner.person.id, 'cheque', 'The cheque is torn.')).status).toBe(204)
    const mail = await lastMailTo(house, owner.person.email)
    expect([mail.subject, mail.text.includes('The cheque is torn.'), mail.action?.url]).toEqual([
      'KYC: please upload again: Cancelled cheque',
      true,
      'http://portal.test/kyc/merchant',
    ])
    expect(await bellOf(owner)).toMatchObject([
      { text: expect.stringContaining('The cheque is torn.'), link: '/kyc/merchant' },
    ])
    const cheque = async () => (await owner.read()).documents.find(({ kind }) => kind === 'cheque')
    expect(await cheque()).toMatchObject({ state: 'rejected', reason: 'The cheque is torn.' })
    expect((await owner.browser.get('/merchant/my-profile/kyc/standing')).body).toMatchObject({
      documentRejected: true,
    })
    expect(await owner.upload('cheque')).toBe(204)
    expect(await cheque()).toMatchObject({ state: 'uploaded', reason: '' })
    expect(await owner.upload('pan')).toBe(409)
  })

  it('that was uploaded again meanwhile is not decided by who saw the former', async () => {
    const owner = await aHandedIn(house)
    const seen = (await desk.read(owner.person.id)).documents.find(({ kind }) => kind === 'pan')
    await desk.rejectDocument(owner.person.id, 'pan', 'Too dark.')
    await owner.upload('pan')
    const late = await desk.browser.post<{ message: string }>(`${base}/kyc-document/${seen?.id}/verify`)
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('uploaded again meanwhile')])
    expect((await desk.read(owner.person.id)).documents[0]?.state).toBe('uploaded')
  })

  it('ten reviewers decide at once: one decision, nine clear conflicts, one mail at most', async () => {
    const owner = await aHandedIn(house)
    const { id } = (await desk.read(owner.person.id)).documents[0] ?? {}
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2
          ? desk.browser.post<{ message: string }>(`${base}/kyc-document/${id}/verify`)
          : desk.browser.post<{ message: string }>(`${base}/kyc-document/${id}/reject`, { remark: 'No' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(409)])
    const acts = await actsOf(owner.person.code)
    expect(acts.filter((act) => act.startsWith('kyc.document-'))).toHaveLength(1)
    expect((await mailsTo(house, owner.person.email)).length).toBeLessThan(2)
  })

  it('is not decided without a reason, nor before the whole is handed in', async () => {
    const owner = await anApplicant(house)
    await owner.upload('pan')
    expect((await desk.verify(owner.person.id, 'pan')).status).toBe(409)
    expect((await desk.rejectDocument(owner.person.id, 'pan', ' ')).body.data).toEqual({ remark: 'Required' })
  })
})

describe('approving', () => {
  it('waits until every document is verified, and names those that are not', async () => {
    const staff = await aHandedIn(house, 'staff')
    await desk.verify(staff.person.id, 'pan')
    const { status, body } = await desk.approve(staff.person.id)
    expect([status, body]).toEqual([
      409,
      {
        message: 'Every document must be verified first.',
        data: ['Aadhaar card is not verified', 'Photo is not verified'],
      },
    ])
  })

  it('makes the details of an owner those of the business, and tells everyone', async () => {
    const owner = await aHandedIn(house)
    const { details } = await owner.read()
    await desk.verifyAll(owner.person.id)
    expect((await desk.approve(owner.person.id)).status).toBe(204)
    const merchant = house.db.selectFrom('merchant').selectAll().where('id', '=', owner.person.merchantId)
    expect(await merchant.executeTakeFirst()).toMatchObject({
      business_name: 'Rao Stores',
      pan: details.panNo,
      address1: '12 Market Road',
      district: 'Pune',
    })
    expect(await lastMailTo(house, owner.person.email)).toMatchObject({ subject: 'KYC approved' })
    expect(await bellOf(owner)).toMatchObject([{ title: 'KYC approved', link: '/merchant' }])
    expect((await desk.read(owner.person.id)).decision).toMatchObject({ by: expect.any(String), remark: '' })
    expect(await actsOf(owner.person.code)).toEqual([
      'kyc.submitted',
      'kyc.seen',
      ...Array(6).fill('kyc.document-verified'),
      'kyc.approved',
    ])
    expect(await owner.fill()).toEqual([409, 409])
  })

  it("makes the details of staff the person's own, and leaves the business alone", async () => {
    const staff = await aHandedIn(house, 'staff')
    await desk.verifyAll(staff.person.id)
    await desk.approve(staff.person.id)
    const person = house.db.selectFrom('person').selectAll().where('user_id', '=', staff.person.id)
    expect(await person.executeTakeFirst()).toMatchObject({ first_name: 'Asha', father_name: 'Mohan Rao', gender: 'F' })
    const merchant = house.db.selectFrom('merchant').select('pan').where('id', '=', staff.person.merchantId)
    expect(await merchant.executeTakeFirst()).toEqual({ pan: '' })
  })

  it('and rejecting at once: one counts, the other is a conflict, and one mail goes out', async () => {
    const staff = await aHandedIn(house, 'staff')
    await desk.verifyAll(staff.person.id)
    const { submittedAt } = await desk.read(staff.person.id)
    const send = (move: string) =>
      desk.browser.post(`${base}/kyc/${staff.person.id}/${move}`, { submittedAt, remark: 'No' })
    const answers = await Promise.all([send('approve'), send('reject'), send('approve'), send('reject')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
    expect(await mailsTo(house, staff.person.email)).toHaveLength(1)
  })

  it('is not possible for what was handed in anew since it was read', async () => {
    const staff = await aHandedIn(house, 'staff')
    await desk.verifyAll(staff.person.id)
    const { submittedAt } = await desk.read(staff.person.id)
    await desk.reject(staff.person.id, 'Check the name.')
    house.pass(60)
    expect(await staff.fill()).toEqual([204, 204])
    expect((await staff.submit()).status).toBe(204)
    const stale = await desk.browser.post<{ message: string }>(`${base}/kyc/${staff.person.id}/approve`, {
      submittedAt,
    })
    const unread = await desk.browser.post<{ data: unknown }>(`${base}/kyc/${staff.person.id}/approve`, {
      submittedAt: 'yesterday',
    })
    expect([unread.status, unread.body.data]).toEqual([400, { submittedAt: 'Invalid input' }])
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining('handed in again meanwhile')])
    expect((await desk.approve(staff.person.id)).status).toBe(204)
  })
})

describe('sending back', () => {
  it('opens the form again with the reason; what was verified stays so', async () => {
    const staff = await aHandedIn(house, 'staff')
    await desk.verify(staff.person.id, 'pan')
    expect((await desk.reject(staff.person.id, 'The name differs.')).status).toBe(204)
    expect(await lastMailTo(house, staff.person.email)).toMatchObject({ subject: 'KYC rejected' })
    expect(await staff.read()).toMatchObject({
      state: 'rejected',
      remark: 'The name differs.',
      documents: [{ state: 'verified' }, { state: 'uploaded' }, { state: 'uploaded' }],
    })
    expect((await staff.submit()).status).toBe(204)
    expect((await staff.read()).remark).toBe('')
  })

  it('asks an approved person again, for the documents that are named', async () => {
    const staff = await aHandedIn(house, 'staff')
    await desk.verifyAll(staff.person.id)
    await desk.approve(staff.person.id)
    expect((await desk.askAgain(staff.person.id, 'Your PAN changed.', ['pan'])).status).toBe(204)
    expect(await staff.read()).toMatchObject({
      state: 're-kyc',
      remark: 'Your PAN changed.',
      documents: [{ state: 'rejected' }, { state: 'verified' }, { state: 'verified' }],
    })
    expect((await staff.submit()).body.data).toEqual(['Please upload: PAN card'])
    expect((await desk.askAgain(staff.person.id, 'Again', [])).status).toBe(409)
    await staff.upload('pan')
    expect((await staff.submit()).status).toBe(204)
    await desk.verify(staff.person.id, 'pan')
    expect((await desk.approve(staff.person.id)).status).toBe(204)
  })

  it('asks who was approved without a form, too', async () => {
    const { id } = await aPerson(house, {
      role: 'merchant',
      merchantId: (await anApplicant(house)).person.merchantId ?? '',
    })
    expect((await desk.askAgain(id, 'We have no papers of yours.', [])).status).toBe(204)
    expect(await desk.read(id)).toMatchObject({ state: 're-kyc', decision: { remark: 'We have no papers of yours.' } })
  })
})

it('open pages of the business and of the reviewers hear of every decision', async () => {
  const address = await listenAt(house.web)
  const owner = await aHandedIn(house)
  const streams = [
    await openStream(address, owner.browser, '/merchant/notice/events'),
    await openStream(address, desk.browser, '/backend/notice/events'),
  ]
  await desk.verify(owner.person.id, 'pan')
  await Promise.all(streams.map((stream) => stream.until('kyc')))
  expect(streams.map(({ heard }) => heard.includes('kyc'))).toEqual([true, true])
})
