import { expect, it } from 'vitest'
import { aNewSheet, openPanCounter } from '../testing/pan-counter.ts'
import { readPdf } from '../testing/reading/read-pdf.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { readApplication } from './application-store.ts'
import { dataSheet } from './office/data-sheet.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openPanCounter(house)
const sent = await desk.fill(aNewSheet({ fatherOccupation: 'weaver' }))
const submitted = await desk.submit(sent)

it('a field that was only described keeps an application from being sent in, under its name', async () => {
  const { status, body } = await desk.submit(await desk.fill(aNewSheet()))
  expect([status, body.data]).toEqual([400, { fatherOccupation: 'Required' }])
  expect(submitted.status).toBe(200)
})

it('is printed on the form, in capitals', async () => {
  const { raw } = await desk.browser.get(`/merchant/nsdlpan/dw-form-by-id/${sent.id}`)
  const text = (await readPdf(raw)).join('').replace(/[| ]/g, '')
  expect(text).toContain("Father'soccupation")
  expect(text).toContain('WEAVER')
})

it('is exported with the rest of the sheet', async () => {
  const application = await readApplication(house.db, { merchantId: null }, { id: sent.id })
  let csv = ''
  for await (const part of dataSheet([application])) csv += Buffer.from(part).toString()
  const [head = '', line = ''] = csv.trim().split('\n')
  expect([head.includes("Parents: Father's occupation"), line.includes('WEAVER')]).toEqual([true, true])
})
