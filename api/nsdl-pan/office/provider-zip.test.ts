import { describe, expect, it } from 'vitest'
import { openZip } from '../../platform/import/open-zip.ts'
import { readCsv } from '../../platform/import/read-csv.ts'
import { openPanOffice } from '../../testing/pan-office.ts'
import { sealApplicantNumbers } from '../apply/sealed-numbers.ts'

const desk = await openPanOffice()
const { clerk, anApplication, keep } = desk
const limits = { entries: 100, unpackedBytes: 10_000_000 }
const take = (ids: string[]) => clerk.get(`/backend/nsdlpan/provider-zip?ids=${ids.join(',')}`)

describe('the files for the provider', () => {
  it('hold the newest scan, both pictures and a data sheet, named by acknowledgement or token', async () => {
    const [acked, waiting] = [
      await anApplication({ state: 'acknowledged' }),
      await anApplication({ state: 'verified' }),
    ]
    await keep(acked.id, 'scan', { content: Buffer.from('an older scan') })
    await keep(acked.id, 'scan', { content: Buffer.from('%PDF newest'.repeat(5000)) })
    await keep(acked.id, 'photo', { content: Buffer.from('photo bytes'), type: 'image/jpeg' })
    await keep(acked.id, 'signature', { content: Buffer.from('signature bytes'), type: 'image/jpeg' })
    await keep(waiting.id, 'scan')
    const answer = await take([acked.id, waiting.id])
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`${acked.ackNo}-and-1-more.zip`),
    ])
    const zip = openZip(answer.raw, limits)
    const read = async (name: string) => (await zip.read(name))?.toString()
    expect(await read(`${acked.ackNo}/${acked.ackNo}.pdf`)).toBe('%PDF newest'.repeat(5000))
    expect(await read(`${acked.ackNo}/${acked.ackNo}-photo.jpg`)).toBe('photo bytes')
    expect(await read(`${acked.ackNo}/${acked.ackNo}-signature.jpg`)).toBe('signature bytes')
    expect(await read(`${waiting.refNo}/${waiting.refNo}.pdf`)).toBe(`scan of ${waiting.id}`)
    const [head, first, second] = [...readCsv((await read('data.csv')) ?? '')].map(({ cells }) => cells)
    const cell = (row: string[] | undefined, title: string) => row?.[head?.indexOf(title) ?? -1]
    expect([cell(first, 'Token No.'), cell(first, 'Ack No.'), cell(first, 'Applicant: Last name')]).toEqual([
      acked.refNo,
      acked.ackNo,
      'SAMPLE',
    ])
    expect([cell(second, 'Token No.'), cell(second, 'Applicant: Date of birth or formation')]).toEqual([
      waiting.refNo,
      '05-Apr-1990',
    ])
  })

  it('never hold a whole Aadhaar number, neither in the sheet nor in the form that stands for a missing scan', async () => {
    const { id, refNo } = await anApplication({ state: 'verified', mode: 'paperless' })
    await desk.house.db
      .updateTable('pan_application')
      .set(sealApplicantNumbers(id, { aadhaarNo: '234567890124', raAadhaarNo: '' }))
      .where('id', '=', id)
      .execute()
    const zip = openZip((await take([id])).raw, limits)
    const sheet = (await zip.read('data.csv'))?.toString() ?? ''
    expect([sheet.includes('XXXX XXXX 0124'), sheet.includes('23456789')]).toEqual([true, false])
    const form = await zip.read(`${refNo}/${refNo}.pdf`)
    expect([form?.subarray(0, 5).toString(), form?.includes('23456789')]).toEqual(['%PDF-', false])
  })

  it('of one application bear its number, and taking them is written down', async () => {
    const { id, refNo } = await anApplication({ state: 'verified' })
    const answer = await take([id])
    expect(answer.headers['content-disposition']).toContain(`${refNo}.zip`)
    const [act] = await desk.house.db
      .selectFrom('audit_event')
      .select(['subject', 'detail'])
      .where('act', '=', 'pan.files-taken')
      .orderBy('id', 'desc')
      .execute()
    expect([act?.subject, act?.detail]).toEqual([refNo, JSON.stringify({ tokens: [refNo] })])
  })

  it.each([
    ['', 400],
    ['x', 400],
    ['1;drop table', 400],
    ['999999', 404],
  ])('%j is refused', async (ids, status) => {
    expect((await take([ids])).status).toBe(status)
  })

  it('never hold a draft', async () => {
    const [draft, one] = [await anApplication({ state: 'draft' }), await anApplication()]
    expect((await take([one.id, draft.id])).status).toBe(404)
  })
})
