import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { drawPdf } from '../../testing/reading/draw-pdf.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import { printReceipt } from './print-receipt.ts'
import { printSlip } from './print-slip.ts'

const business = { businessName: 'Namuna Seva Kendra', headOffice: ['12, Example Road', 'Pune 411001'] }

const textOf = async (pdf: Buffer) => (await readPdf(pdf)).join(' ').replaceAll('|', '')

it('the acknowledgement has two halves with the same facts, and a code that leads to the tracking page', async () => {
  const address = 'https://kendra.example/track/N000123'
  const facts = [{ label: 'Applicant', value: 'Ravi Kumar Namuna' }]
  const slip = { ...business, heading: 'Acknowledgement', token: 'N000123', date: '05-Apr-2026', facts, address }
  const pdf = await printSlip({ ...slip, note: 'Keep this slip.' })
  const text = await textOf(pdf)
  for (const part of ['Ravi Kumar Namuna', 'Token N000123', '05-Apr-2026', 'Keep this slip.']) {
    expect(text.split(part)).toHaveLength(3)
  }
  expect(text).toContain('Tear here')
  const upper = await drawPdf(pdf, () => ({ width: 1240, height: 870, place: [150 / 72, 0, 0, 150 / 72, 0, 0] }))
  expect(upper).toHaveLength(1)
  expect(upper.map(({ data, width, height }) => jsQR(data, width, height)?.data)).toEqual([address])
})

it('the receipt adds its lines up to the paisa, in Indian groups', async () => {
  const lines = [
    { text: 'PAN application', note: 'New, individual', paise: 10_700 },
    { text: 'Service', paise: 12_345_650 },
    { text: 'Rounding', paise: 10 },
    { text: 'Rounding', paise: 20 },
  ]
  const receipt = { ...business, number: 'R-42', date: '05-Apr-2026', customer: [{ label: 'From', value: 'Ravi' }] }
  const text = await textOf(await printReceipt({ ...receipt, lines, payment: 'Paid in cash' }))
  for (const part of ['₹107.00', '₹1,23,456.50', '₹1,23,563.80', 'No. R-42', 'Paid in cash', 'New, individual']) {
    expect(text).toContain(part)
  }
})
