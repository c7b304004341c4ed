import { describe, expect, it } from 'vitest'
import type { GstDetail } from '../../../contract/gst/registration-detail.ts'
import {
  type GstMove,
  type GstStatus,
  gstRegistrationWorkflow,
  gstStatuses,
} from '../../../contract/gst/registration-moves.ts'
import type { OfficeGstRow } from '../../../contract/gst/registration-office.ts'
import { aGstDraft, aGstPerson } from '../../../contract/gst/registration-samples.ts'
import { isGstin } from '../../../contract/kernel/gstin.ts'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { saveSettings } from '../../site/save-settings.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import {
  aDocument,
  aGstForm,
  aGstRegistration,
  aGstSeller,
  fileOf,
  gstDetailOf,
  type Refusal,
  sendGstFile,
} from '../../testing/gst-registration.ts'
import { aPerson } from '../../testing/people.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import { readEarnings } from '../../wallet/read-earnings.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['gst'] }))
// Who gives money back for what is filed stands in refund-by-two.test.ts; here one is enough.
await house.inTx((tx) => saveSettings(tx, { refundTwoPersonLimit: 9_000 }))
const certificate = await aDocument('FORM GST REG-06')
const desk = '/backend/gst/registration'
const mine = '/merchant/gst/registration'
let number = 0

const trnOf = (n: number) => `27${String(n).padStart(13, '0')}`
const arnOf = (n: number) => `AA271126${String(n).padStart(6, '0')}X`
const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
function gstinOf(pan: string, state = '27'): string {
  const found = signs.map((sign) => `${state}${pan}1Z${sign}`).find(isGstin)
  if (!found) throw new Error(`There is no GSTIN of ${pan}.`)
  return found
}
const panOf = (n: number) => `ABCPS${String(1000 + n)}E`

/** A registration with a PAN of its own, so that every GSTIN is a new one. */
async function aCase() {
  number += 1
  const n = number
  const panNo = panOf(n)
  const seller = await aGstSeller(house)
  const draft = aGstDraft({ panNo, people: [aGstPerson('p1', { panNo })] })
  return { ...seller, n, panNo, draft }
}
type Case = Awaited<ReturnType<typeof aCase>>

/** Each move as somebody makes it who may. */
const moves: Record<
  Exclude<GstMove, 'save' | 'submit' | 'discard'>,
  (id: string, of: Case) => Promise<{ status: number; body: Refusal }>
> = {
  start: (id, { n }) => clerk.post<Refusal>(`${desk}/${id}/start`, { trn: trnOf(n) }),
  lodge: (id, { n }) => clerk.post<Refusal>(`${desk}/${id}/lodge`, { arn: arnOf(n) }),
  ask: (id) => clerk.post<Refusal>(`${desk}/${id}/ask`, { question: 'Which floor is the shop on?' }),
  answer: (id, { browser }) => browser.post<Refusal>(`${mine}/${id}/answer`, { answer: 'The ground floor.' }),
  approve: (id, { panNo }) => approve(id, gstinOf(panNo)),
  reject: (id) => clerk.post<Refusal>(`${desk}/${id}/reject`, { reason: 'The rent agreement is over.' }),
}
const approve = (id: string, gstin: string, content = certificate) =>
  sendGstFile(clerk, { path: `${desk}/${id}/approve`, field: 'certificate', content, texts: { gstin } })

const way: Record<Exclude<GstStatus, 'draft'>, (keyof typeof moves)[]> = {
  submitted: [],
  'in-progress': ['start'],
  arn: ['start', 'lodge'],
  clarification: ['start', 'lodge', 'ask'],
  approved: ['start', 'lodge', 'approve'],
  rejected: ['reject'],
}
async function inStatus(status: Exclude<GstStatus, 'draft'>) {
  const of = await aCase()
  const id = await aGstRegistration(of.browser, of.draft)
  for (const move of way[status]) expect((await moves[move](id, of)).status, move).toBe(204)
  return { of, id }
}
const detail = async (id: string, by: Browser = clerk) => (await by.get<GstDetail>(`${desk}/${id}`)).body
const titlesFor = async (userId: string) =>
  (await house.db.selectFrom('notice').select('title').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ title }) => title,
  )

describe.each(gstStatuses.filter((status) => status !== 'draft'))('from %s', (status) => {
  it.each(Object.keys(moves) as (keyof typeof moves)[])('the move %s does what the table says', async (move) => {
    const { of, id } = await inStatus(status)
    const before = await detail(id)
    const balance = await walletBalance(house.db, of.id)
    const answer = await moves[move](id, of)
    const allowed = canMove(gstRegistrationWorkflow, status, move)
    expect(answer.status).toBe(allowed ? 204 : 409)
    if (allowed) return expect((await detail(id)).status).not.toBe(before.status)
    expect(await detail(id)).toEqual(before)
    expect(await walletBalance(house.db, of.id)).toBe(balance)
  })

  it('nothing of the form can be changed any more', async () => {
    const { of, id } = await inStatus(status)
    expect((await of.browser.post(`${mine}/${id}/save`, { version: 2, draft: of.draft })).status).toBe(409)
    expect((await of.browser.post(`${mine}/${id}/discard`)).status).toBe(409)
    const photo = { path: `${mine}/${id}/paper`, content: certificate, texts: { kind: 'bank-proof' } }
    expect((await sendGstFile(of.browser, photo)).status).toBe(409)
  })
})

describe('a registration', () => {
  it('goes by TRN, ARN and a clarification to the GSTIN, and the merchant is told at each step', async () => {
    const { of, id } = await inStatus('arn')
    const { browser } = of
    const hint = { path: `${desk}/${id}/question-file`, content: await aDocument('Notice REG-03'), name: 'reg-03.pdf' }
    expect((await sendGstFile(clerk, hint)).status).toBe(200)
    const hidden = fileOf((await detail(id)).files, 'question')
    expect((await gstDetailOf(browser, id)).files.filter(({ kind }) => kind === 'question')).toEqual([])
    expect((await browser.get(`/merchant/gst/registration-file/${hidden.id}`)).status).toBe(404)
    await moves.ask(id, of)
    const asked = await gstDetailOf(browser, id)
    expect(asked).toMatchObject({ status: 'clarification', question: 'Which floor is the shop on?', rounds: 1 })
    expect(asked.answerDue).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect((await browser.get(`/merchant/gst/registration-file/${hidden.id}`)).status).toBe(200)

    const files = { path: `${mine}/${id}/answer-file`, content: await aDocument('Plan'), name: 'plan.pdf' }
    await sendGstFile(browser, files)
    await sendGstFile(browser, { ...files, name: 'wrong.pdf' })
    const own = (await gstDetailOf(browser, id)).files.filter(({ kind }) => kind === 'answer')
    expect((await detail(id)).files.filter(({ kind }) => kind === 'answer')).toEqual([])
    expect((await clerk.get(`/backend/gst/registration-file/${own[0]?.id}`)).status).toBe(404)
    expect((await browser.post(`/merchant/gst/registration-file/${own[1]?.id}/drop`)).status).toBe(204)
    expect((await browser.post(`/merchant/gst/registration-file/${hidden.id}/drop`)).status).toBe(404)
    expect((await moves.answer(id, of)).status).toBe(204)
    expect((await browser.post(`/merchant/gst/registration-file/${own[0]?.id}/drop`)).status).toBe(409)
    expect((await detail(id)).files.filter(({ kind }) => kind === 'answer').map(({ name }) => name)).toEqual([
      'plan.pdf',
    ])

    expect((await moves.approve(id, of)).status).toBe(204)
    const done = await gstDetailOf(browser, id)
    expect(done).toMatchObject({ status: 'approved', gstin: gstinOf(of.panNo), answerDue: null })
    expect(done.steps.map(({ move }) => move)).toEqual(['submit', 'start', 'lodge', 'ask', 'answer', 'approve'])
    expect(done.steps[1]?.who).toBe('Head office')
    const paper = await browser.get(`/merchant/gst/registration-file/${fileOf(done.files, 'gst-certificate').id}`)
    expect(await readPdf(paper.raw)).toEqual(await readPdf(certificate))
    expect(paper.headers['content-disposition']).toContain(`gst-certificate-${done.no}.pdf`)
    expect(await titlesFor(of.person.id)).toEqual([
      `GST registration ${done.no} is in progress`,
      `GST registration ${done.no} is filed`,
      `GST registration ${done.no}: please answer`,
      `GST registration ${done.no} is approved`,
    ])
  })

  it('rejected by twenty clerks at once: every wallet ends where it began, once', async () => {
    const { of, id } = await inStatus('clarification')
    expect(await walletBalance(house.db, of.id)).toBeLessThan(500_000)
    expect((await readEarnings(house.db, of.upline.id)).pending).toBeGreaterThan(0)
    expect(await walletBalance(house.db, of.upline.id)).toBe(0)
    const tries = await Promise.all(Array.from({ length: 20 }, () => moves.reject(id, of)))
    expect(tries.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await walletBalance(house.db, of.id)).toBe(500_000)
    expect(await walletBalance(house.db, of.upline.id)).toBe(0)
    const told = await gstDetailOf(of.browser, id)
    expect(told).toMatchObject({ status: 'rejected', reason: 'The rent agreement is over.' })
    expect(told.money?.refundedAt).not.toBeNull()
  })

  it('approved and rejected at once ends as one of them', async () => {
    const { of, id } = await inStatus('arn')
    const tries = await Promise.all([moves.approve(id, of), moves.reject(id, of)])
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 409])
    const { status, money } = await detail(id)
    expect(money?.refundedAt === null).toBe(status === 'approved')
  })
})

describe('a number of the department', () => {
  it.each(['27', '12345678901234', '1234567890123456', 'AA0606180000002'])('%s is no TRN', async (trn) => {
    const { id } = await inStatus('submitted')
    const { status, body } = await clerk.post<Refusal>(`${desk}/${id}/start`, { trn })
    expect([status, Object.keys(body.data ?? {})]).toEqual([400, ['trn']])
  })

  it.each(['AA060618000000', '1A0606180000002', 'AA06061800000O2', 'AA06061800000022'])('%s is no ARN', async (arn) => {
    const { id } = await inStatus('in-progress')
    const { status, body } = await clerk.post<Refusal>(`${desk}/${id}/lodge`, { arn })
    expect([status, Object.keys(body.data ?? {})]).toEqual([400, ['arn']])
  })

  it('belongs to one registration, also when two clerks give it at once', async () => {
    const [one, two] = [await inStatus('submitted'), await inStatus('submitted')]
    const tries = await Promise.all(
      [one, two].map(({ id }) => clerk.post<Refusal>(`${desk}/${id}/start`, { trn: trnOf(900_000) })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 400])
    expect(tries.find(({ status }) => status === 400)?.body.data?.trn).toMatch(/^Registration GR\d+ has this number$/)
  })

  it('that is a GSTIN has its check sign, the PAN and the state', async () => {
    const { of, id } = await inStatus('arn')
    const good = gstinOf(of.panNo)
    const wrong = {
      [`${good.slice(0, 14)}${good.endsWith('A') ? 'B' : 'A'}`]:
        'This is not a GSTIN. Please check its letters and digits.',
      '27AAPFU0939F1ZV': `This GSTIN belongs to another PAN than ${of.panNo}`,
      [gstinOf(of.panNo, '29')]: 'A GSTIN of Maharashtra begins with 27',
    }
    for (const [gstin, why] of Object.entries(wrong)) {
      const { status, body } = await approve(id, gstin)
      expect([status, body.data]).toEqual([400, { gstin: why }])
    }
    const picture = await approve(id, good, Buffer.from('not a paper'))
    expect(picture.status).toBe(415)
    expect((await detail(id)).files.filter(({ kind }) => kind === 'gst-certificate')).toEqual([])
    // Typed as the department prints it, with spaces and in small letters.
    expect((await approve(id, ` ${good.toLowerCase()} `)).status).toBe(204)
  })
})

it('the list of the desk shows what is paid for, with its merchant, and counts it', async () => {
  const of = await aCase()
  await aGstForm(of.browser, of.draft)
  const id = await aGstRegistration(of.browser, of.draft)
  const { body } = await clerk.post<{ data: OfficeGstRow[]; totalRecords: number }>(`${desk}-list`, {
    filters: [{ field: 'code', opt: 'equals', value1: of.code }],
  })
  expect(body.data).toMatchObject([{ id, status: 'submitted', panNo: of.panNo, code: of.code }])
  const counts = (await clerk.get<Record<string, number>>('/backend/gst/registration-counts')).body
  expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(body.totalRecords)
  expect((await of.browser.get('/merchant/gst/registration-counts')).body).toEqual({ draft: 1, submitted: 1 })
})

it('events are never changed, and the ledger adds up', async () => {
  await expect(house.db.deleteFrom('work_event').execute()).rejects.toThrow('never changed')
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
