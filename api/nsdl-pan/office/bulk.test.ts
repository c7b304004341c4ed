import { describe, expect, it } from 'vitest'
import type { BulkKind, BulkOutcome } from '../../../contract/nsdl-pan/bulk.ts'
import type { Browser } from '../../testing/browser.ts'
import { openPanOffice } from '../../testing/pan-office.ts'
import { formWith } from '../../testing/uploads.ts'
import { sheetOf, workbookOf } from '../../testing/workbooks.ts'

const desk = await openPanOffice()
const { house, clerk, anApplication, rowOf, stateOf, eventsOf, newestNotice } = desk
let number = 0
const freshAck = () => `6610${String(++number).padStart(11, '0')}`
const freshPan = () => `BBBPS${String(++number).padStart(4, '0')}K`

type Reply = BulkOutcome & { message: string }
function send(kind: BulkKind, step: 'preview' | 'apply', content: string | Buffer, by: Browser = clerk) {
  const form = formWith('file', { name: 'november.csv', content: Buffer.from(content) })
  return by.ask<Reply>('POST', `/backend/nsdlpan/bulk/${kind}/${step}`, form.payload, form.headers)
}
const table = (titles: string, ...lines: string[]) => [titles, ...lines].join('\n')
const counts = ({ lines, good, known, wrong }: BulkOutcome) => ({ lines, good, known, wrong })

describe('a file of acknowledgement numbers', () => {
  it('shows each line first and changes nothing; then the good lines are taken, the bad ones told', async () => {
    const [one, two, early, acked, blocked] = [
      await anApplication({ state: 'verified' }),
      await anApplication({ state: 'verified', mode: 'paperless' }),
      await anApplication({ state: 'verification' }),
      await anApplication({ state: 'acknowledged' }),
      await anApplication({ state: 'verified' }),
    ]
    const [first, second] = [freshAck(), freshAck()]
    const file = table(
      'Sl,Token No.,Name,Ack No.',
      `1,${one.refNo},x,${first}`,
      `2,${two.refNo},x,'${second}`,
      `3,${early.refNo},x,${freshAck()}`,
      `4,9999999999,x,${freshAck()}`,
      `5,${acked.refNo},x,${acked.ackNo}`,
      `6,${blocked.refNo},x,12345`,
      `7,${blocked.refNo},x,${acked.ackNo}`,
      `8,${one.refNo},x,${freshAck()}`,
      `9,${blocked.refNo},x,8.81E+14`,
      `10,,x,${freshAck()}`,
    )
    const shown = await send('ack', 'preview', file)
    expect([shown.status, counts(shown.body)]).toEqual([200, { lines: 10, good: 2, known: 1, wrong: 7 }])
    expect(shown.body.errors).toEqual([
      { line: 4, message: `Token ${early.refNo} is 'In verification', so this is not possible` },
      { line: 5, message: 'No application has the token 9999999999' },
      { line: 7, message: 'The acknowledgement number must have 15 digits' },
      { line: 8, message: `Token ${acked.refNo} has ${acked.ackNo} already` },
      { line: 9, message: 'Line 2 names the same' },
      { line: 10, message: expect.stringMatching(/^The spreadsheet has shortened/) },
      { line: 11, message: 'The token must have 10 digits' },
    ])
    expect(shown.body.rows).toEqual([
      { line: 2, refNo: one.refNo, cardName: 'RAVI SAMPLE', value: first },
      { line: 3, refNo: two.refNo, cardName: 'RAVI SAMPLE', value: second },
    ])
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['verified', 'verified'])

    const applied = await send('ack', 'apply', file)
    expect([applied.status, counts(applied.body)]).toEqual([200, counts(shown.body)])
    expect(await rowOf(one.id)).toMatchObject({ state: 'acknowledged', ack_no: first, hardcopy: 'due' })
    expect(await rowOf(two.id)).toMatchObject({ state: 'acknowledged', ack_no: second, hardcopy: 'none' })
    expect(await stateOf(blocked.id)).toBe('verified')
    expect(await newestNotice()).toMatchObject({
      title: '2 PAN applications acknowledged',
      text: `${one.refNo} RAVI SAMPLE, ${two.refNo} RAVI SAMPLE.`,
    })

    const again = await send('ack', 'apply', file)
    expect(counts(again.body)).toEqual({ lines: 10, good: 0, known: 4, wrong: 6 })
    expect(again.body.before).toEqual({ at: expect.any(String), by: expect.stringMatching(/^Person/) })
    expect(await eventsOf(one.id)).toHaveLength(1)
    const acts = await house.db.selectFrom('audit_event').select('detail').where('act', '=', 'pan.bulk-ack').execute()
    expect(acts).toHaveLength(1)
  })

  it('applied by ten at once moves each application once', async () => {
    const ones = await Promise.all(Array.from({ length: 5 }, () => anApplication({ state: 'verified' })))
    const file = table('token,ackNo', ...ones.map(({ refNo }) => `${refNo},${freshAck()}`))
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('ack', 'apply', file)))
    expect(answers.map(({ body }) => body.good).sort()).toEqual([...Array(9).fill(0), 5])
    for (const { id } of ones) expect(await eventsOf(id)).toHaveLength(1)
  })

  it('is read from Excel too, by the titles of the columns wherever they stand', async () => {
    const { id, refNo } = await anApplication({ state: 'verified' })
    const ack = freshAck()
    const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
    const book = workbookOf(
      sheetOf(
        text('Acknowledgements of November'),
        text('Acknowledgement Number') + text('Ref No'),
        `<c><v>${ack}</v></c>${text(refNo)}`,
      ),
    )
    expect(counts((await send('ack', 'apply', book)).body)).toEqual({ lines: 1, good: 1, known: 0, wrong: 0 })
    expect((await rowOf(id)).ack_no).toBe(ack)
  })

  it.each([
    [
      'without titles',
      '3000000001,881000000000001',
      "A line at the top must name the columns 'Token No.' and 'Ack No.'.",
    ],
    ['with titles only', 'Token No.,Ack No.', 'There is nothing below the titles of the columns.'],
    [
      'with too many lines',
      `token,ackNo\n${'3000000001,881000000000001\n'.repeat(2001)}`,
      'The file has more than 2000 lines. Please split it.',
    ],
  ])('%s is refused in a sentence', async (_, content, message) => {
    const answer = await send('ack', 'apply', content)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })
})

describe('a file of PANs', () => {
  it('issues those whose letters fit, each PAN once', async () => {
    const [one, two, three] = [
      await anApplication({ state: 'acknowledged' }),
      await anApplication({ state: 'acknowledged' }),
      await anApplication({ state: 'acknowledged' }),
    ]
    const [pan, other] = [freshPan(), freshPan()]
    const file = table(
      'ackNo,PAN',
      `${one.ackNo},${pan.toLowerCase()}`,
      `${two.ackNo},ABCCS1234E`,
      `${three.ackNo},${pan}`,
      `${three.ackNo},${other}`,
      `66100000000,${freshPan()}`,
    )
    const { body } = await send('pan', 'apply', file)
    expect(counts(body)).toEqual({ lines: 5, good: 2, known: 0, wrong: 3 })
    expect(body.errors.map(({ message }) => message)).toEqual([
      'The fourth letter must be P for Individual',
      'Line 2 names the same',
      'The acknowledgement number must have 15 digits',
    ])
    expect([(await rowOf(one.id)).pan, (await rowOf(three.id)).pan]).toEqual([pan, other])
    const again = (await send('pan', 'apply', file)).body
    expect([again.good, again.known]).toEqual([0, 3])
  })
})

describe('a file of TIN rejections', () => {
  it('refuses once: also when the papers were taken since, the same file changes nothing', async () => {
    const { id, ackNo } = await anApplication({ state: 'acknowledged' })
    const file = table('ackNo,reason', `${ackNo},"Proof of birth, page 2, not legible"`)
    expect(counts((await send('tin', 'apply', file)).body)).toEqual({ lines: 1, good: 1, known: 0, wrong: 0 })
    expect(await rowOf(id)).toMatchObject({
      state: 'tin-rejected',
      reasons: [{ code: '', text: 'Proof of birth, page 2, not legible', remedy: '' }],
    })
    await house.db.updateTable('pan_application').set({ state: 'acknowledged' }).where('id', '=', id).execute()
    const again = (await send('tin', 'apply', file)).body
    expect([counts(again), again.before?.by]).toEqual([
      { lines: 1, good: 0, known: 1, wrong: 0 },
      expect.stringMatching(/^Person/),
    ])
    expect(await stateOf(id)).toBe('acknowledged')
    // Another file with the same words is another refusal.
    const newer = table('Ack No.,Reason', `${ackNo},"Proof of birth, page 2, not legible"`)
    expect((await send('tin', 'apply', newer)).body.good).toBe(1)
  })

  it('wants a reason', async () => {
    const { ackNo } = await anApplication({ state: 'acknowledged' })
    const { body } = await send('tin', 'preview', table('ackNo,reason', `${ackNo},`, `${ackNo},${'x'.repeat(501)}`))
    expect(body.errors.map(({ message }) => message)).toEqual([
      'The reason is missing',
      'The reason is longer than 500 characters',
    ])
  })
})

it('a file never touches a draft', async () => {
  const { id, refNo } = await anApplication({ state: 'draft' })
  const { body } = await send('ack', 'apply', table('token,ackNo', `${refNo},${freshAck()}`))
  expect([body.errors[0]?.message, await stateOf(id)]).toEqual([`No application has the token ${refNo}`, 'draft'])
})
