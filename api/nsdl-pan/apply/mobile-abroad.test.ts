import { expect, it } from 'vitest'
import type { TableReply } from '../../../contract/kernel/table.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { merchantLists, type PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { aNewSheet, openPanCounter } from '../../testing/pan-counter.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import { openTestHouse } from '../../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openPanCounter(house, { rupees: 20_000 })
const dubai: Partial<PanDraft> = {
  residency: 'nri',
  passportNo: 'n 1234567',
  homeCity: 'DUBAI',
  homeState: '',
  homePin: '00000',
  homeCountry: 'United Arab Emirates',
  mobileNo: '+971 50 123 4567',
}
const kept = '+971501234567'

it('an applicant in Dubai is sent in with the number of that country, which list, search, sheet and paper show alike', async () => {
  const filled = await desk.fill(aNewSheet(dubai))
  expect((await desk.submit(filled)).status).toBe(200)
  for (const search of [kept, '971501234567', '501234567']) {
    const { body } = await desk.browser.post<TableReply<PanRow>>(merchantLists.physical.path, { search, length: 10 })
    expect(body.data.map(({ id, mobileNo }) => [id, mobileNo])).toEqual([[filled.id, kept]])
  }
  const info = await desk.browser.get(`/merchant/nsdlpan/paninfo/${filled.id}`)
  expect(info.body).toMatchObject({ mobileNo: kept, data: { mobileNo: kept, passportNo: 'N1234567' } })
  const form = await desk.browser.get(`/merchant/nsdlpan/dw-form-by-id/${filled.id}`)
  const printed = (await readPdf(form.raw)).join('').replace(/[| ]/g, '')
  expect(printed).toMatch(/ISDcode971\D*Mobilenumber501234567\D/)
})

it('an applicant in India is refused with the number of another country', async () => {
  const filled = await desk.fill(aNewSheet({ mobileNo: kept }))
  const { status, body } = await desk.submit(filled)
  expect([status, body.data]).toEqual([400, { mobileNo: 'Enter a 10-digit mobile number' }])
})
