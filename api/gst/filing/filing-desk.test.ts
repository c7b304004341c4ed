import { describe, expect, it } from 'vitest'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import {
  type FilingMove,
  type FilingStatus,
  filingStatuses,
  filingWorkflow,
} from '../../../contract/gst/filing-moves.ts'
import type { OfficeFilingRow } from '../../../contract/gst/filing-office.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { aSentFiling, filingDetailOf } from '../../testing/gst-filing.ts'
import { aDocument, aGstSeller, type Refusal, sendGstFile } from '../../testing/gst-registration.ts'
import { aPerson } from '../../testing/people.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import { readEarnings } from '../../wallet/read-earnings.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['gst'] }))
const copy = await aDocument('FORM GSTR-3B, filed')
const desk = '/backend/gst/filing'
const mine = '/merchant/gst/filing'
const today = indianDay(new Date())
let number = 0
const anArn = () => {
  number += 1
  return `AA271126${String(number).padStart(6, '0')}X`
}

const file = (id: string, arn = anArn(), filedOn = today, content = copy) =>
  sendGstFile(clerk, { path: `${desk}/${id}/file`, field: 'copy', content, texts: { arn, filedOn } })

/** Each move as somebody makes it who may. */
const moves: Record<FilingMove, (id: string, seller: Browser) => Promise<{ status: number; body: Refusal }>> = {
  start: (id) => clerk.post<Refusal>(`${desk}/${id}/start`),
  ask: (id) => clerk.post<Refusal>(`${desk}/${id}/ask`, { question: 'Which invoices are missing?' }),
  answer: (id, seller) => seller.post<Refusal>(`${mine}/${id}/answer`, { answer: 'Number 7.' }),
  file: (id) => file(id),
  reject: (id) => clerk.post<Refusal>(`${desk}/${id}/reject`, { reason: 'The figures are incomplete.' }),
  withdraw: (id, seller) => seller.post<Refusal>(`${mine}/${id}/withdraw`),
}
const moveNames = Object.keys(moves) as FilingMove[]

const way: Record<FilingStatus, FilingMove[]> = {
  submitted: [],
  'in-progress': ['start'],
  query: ['start', 'ask'],
  filed: ['start', 'file'],
  rejected: ['reject'],
  withdrawn: ['withdraw'],
}
async function inStatus(status: FilingStatus) {
  const seller = await aGstSeller(house)
  const id = await aSentFiling(seller.browser)
  for (const move of way[status]) expect((await moves[move](id, seller.browser)).status, move).toBe(204)
  return { seller, id }
}
const detail = async (id: string) => (await clerk.get<FilingDetail>(`${desk}/${id}`)).body
const titlesFor = async (userId: string) =>
  (await house.db.selectFrom('notice').select('title').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ title }) => title,
  )

describe.each(filingStatuses)('from %s', (status) => {
  it.each(moveNames)('the move %s does what the table says', async (move) => {
    const { seller, id } = await inStatus(status)
    const before = await detail(id)
    const balance = await walletBalance(house.db, seller.id)
    const answer = await moves[move](id, seller.browser)
    const allowed = canMove(filingWorkflow, status, move)
    expect(answer.status).toBe(allowed ? 204 : 409)
    if (allowed) return expect((await detail(id)).status).not.toBe(before.status)
    expect(await detail(id)).toEqual(before)
    expect(await walletBalance(house.db, seller.id)).toBe(balance)
  })
})

describe('a return', () => {
  it('goes by a question and its answer to the filed copy, and the merchant is told at each step', async () => {
    const { seller, id } = await inStatus('in-progress')
    const { browser } = seller
    const hint = { path: `${desk}/${id}/question-file`, content: await aDocument('2B'), name: '2b.pdf' }
    const { body: hidden } = await sendGstFile<{ id: string }>(clerk, hint)
    expect((await filingDetailOf(browser, id)).files).toEqual([])
    expect((await browser.get(`${mine}-file/${hidden.id}`)).status).toBe(404)
    expect((await browser.post(`${mine}-file/${hidden.id}/drop`)).status).toBe(404)
    await moves.ask(id, browser)
    expect(await filingDetailOf(browser, id)).toMatchObject({
      status: 'query',
      question: 'Which invoices are missing?',
      rounds: 1,
    })
    expect((await browser.get(`${mine}-file/${hidden.id}`)).status).toBe(200)

    const answer = { path: `${mine}/${id}/answer-file`, content: Buffer.from('no,value\n7,1200\n'), name: 'seven.txt' }
    const [kept, dropped] = [
      await sendGstFile<{ id: string }>(browser, answer),
      await sendGstFile<{ id: string }>(browser, answer),
    ]
    expect((await detail(id)).files.filter(({ kind }) => kind === 'answer')).toEqual([])
    expect((await clerk.get(`${desk}-file/${kept.body.id}`)).status).toBe(404)
    expect((await clerk.post(`${desk}-file/${kept.body.id}/drop`)).status).toBe(404)
    expect((await browser.post(`${mine}-file/${dropped.body.id}/drop`)).status).toBe(204)
    await moves.answer(id, browser)
    expect((await browser.post(`${mine}-file/${kept.body.id}/drop`)).status).toBe(409)
    expect((await detail(id)).files.filter(({ kind }) => kind === 'answer')).toMatchObject([{ name: 'seven.csv' }])

    const arn = anArn()
    expect((await file(id, ` ${arn.toLowerCase()} `)).status).toBe(204)
    const done = await filingDetailOf(browser, id)
    expect(done).toMatchObject({ status: 'filed', arn, filedOn: today })
    expect(done.steps.map(({ move }) => move)).toEqual(['submit', 'start', 'ask', 'answer', 'file'])
    expect(done.steps[1]?.who).toBe('Head office')
    const filed = done.files.find(({ kind }) => kind === 'filed-copy')
    const paper = await browser.get(`${mine}-file/${filed?.id}`)
    expect(await readPdf(paper.raw)).toEqual(await readPdf(copy))
    expect(paper.headers['content-disposition']).toContain(`gstr-3b-${done.no}.pdf`)
    expect(await titlesFor(seller.person.id)).toEqual([
      `GST return ${done.no} is in progress`,
      `GST return ${done.no}: please answer`,
      `GST return ${done.no} is filed`,
    ])
  })

  it('rejected by twenty clerks at once: every wallet ends where it began, once', async () => {
    const { seller, id } = await inStatus('query')
    expect(await walletBalance(house.db, seller.id)).toBeLessThan(500_000)
    expect((await readEarnings(house.db, seller.upline.id)).pending).toBeGreaterThan(0)
    expect(await walletBalance(house.db, seller.upline.id)).toBe(0)
    const tries = await Promise.all(Array.from({ length: 20 }, () => moves.reject(id, seller.browser)))
    expect(tries.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await walletBalance(house.db, seller.id)).toBe(500_000)
    expect(await walletBalance(house.db, seller.upline.id)).toBe(0)
    const told = await filingDetailOf(seller.browser, id)
    expect(told).toMatchObject({ status: 'rejected', reason: 'The figures are incomplete.' })
    expect(told.money?.refundedAt).not.toBeNull()
  })

  it('withdrawn while a clerk takes it up is one of both, and paid for only if it is worked on', async () => {
    for (let round = 0; round < 5; round++) {
      const { seller, id } = await inStatus('submitted')
      const { browser } = seller
      const tries = await Promise.all([
        moves.withdraw(id, browser),
        moves.start(id, browser),
        moves.withdraw(id, browser),
      ])
      expect(tries.map(({ status }) => status).sort()).toEqual([204, 409, 409])
      const { status } = await detail(id)
      const balance = await walletBalance(house.db, seller.id)
      expect([status, balance === 500_000]).toEqual(
        tries[1]?.status === 204 ? ['in-progress', false] : ['withdrawn', true],
      )
    }
  })

  it('filed and rejected at once ends as one of them', async () => {
    const { seller, id } = await inStatus('in-progress')
    const tries = await Promise.all([moves.file(id, seller.browser), moves.reject(id, seller.browser)])
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 409])
    const { status, money } = await detail(id)
    expect(money?.refundedAt === null).toBe(status === 'filed')
  })
})

describe('the proof of a filing', () => {
  it.each(['AA060618000000', '1A0606180000002', 'AA06061800000O2', 'AA06061800000022'])('%s is no ARN', async (arn) => {
    const { id } = await inStatus('in-progress')
    const { status, body } = await file(id, arn)
    expect([status, Object.keys(body.data ?? {})]).toEqual([400, ['arn']])
  })

  it('has a day after the period and not after today, and a PDF', async () => {
    const { id } = await inStatus('in-progress')
    expect((await file(id, anArn(), '2099-01-01')).body.data).toEqual({ filedOn: 'This day is still to come' })
    expect((await file(id, anArn(), '2020-01-01')).body.data?.filedOn).toMatch(/^The period ended on/)
    expect((await file(id, anArn(), 'yesterday')).body.data).toHaveProperty('filedOn')
    expect((await file(id, anArn(), today, Buffer.from('not a paper'))).status).toBe(415)
    expect(await detail(id)).toMatchObject({ status: 'in-progress', files: [] })
  })

  it('has an ARN of its own, also when two clerks give it at once', async () => {
    const [one, two] = [await inStatus('in-progress'), await inStatus('in-progress')]
    const arn = anArn()
    const tries = await Promise.all([file(one.id, arn), file(two.id, arn)])
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 400])
    expect(tries.find(({ status }) => status === 400)?.body.data?.arn).toMatch(/^Return GF\d+ has this number$/)
  })
})

it('the list of the desk shows every return with its merchant, and counts them', async () => {
  const { seller, id } = await inStatus('submitted')
  const { body } = await clerk.post<{ data: OfficeFilingRow[]; totalRecords: number }>(`${desk}-list`, {
    filters: [{ field: 'code', opt: 'equals', value1: seller.code }],
  })
  expect(body.data).toMatchObject([{ id, status: 'submitted', returnType: 'gstr-3b', code: seller.code, nil: false }])
  const counts = (await clerk.get<Record<string, number>>(`${desk}-counts`)).body
  expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(body.totalRecords)
  expect((await seller.browser.get(`${mine}-counts`)).body).toEqual({ submitted: 1 })
})

it('events are never changed, and the ledger adds up', async () => {
  await expect(house.db.deleteFrom('work_event').execute()).rejects.toThrow('never changed')
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
