import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { formLayout, readPageCode, writePageCode } from '../../../contract/nsdl-pan/form-layout.ts'
import { aFormSheet } from '../../testing/pan-forms.ts'
import { type DrawnPage, drawPdf } from '../../testing/reading/draw-pdf.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import { findMarks } from '../scan-reader/find-marks.ts'
import type { FormRow } from './form-sheet.ts'
import { printForm } from './print-form.ts'

const dpi = 150
const perMillimetre = dpi / 25.4

const drawn = (pdf: Buffer) =>
  drawPdf(pdf, () => ({ width: 1240, height: 1754, place: [dpi / 72, 0, 0, dpi / 72, 0, 0] }))

/** What the code of each page says, wherever the table says that it stands. */
async function codesOf(pdf: Buffer) {
  const { x, y, width } = formLayout.code
  const margin = 4
  const side = Math.round((width + 2 * margin) * perMillimetre)
  const shift = [-(x - margin) * perMillimetre, -(y - margin) * perMillimetre] as const
  const codes = await drawPdf(pdf, () => ({ width: side, height: side, place: [dpi / 72, 0, 0, dpi / 72, ...shift] }))
  return codes.map(({ data }) => jsQR(data, side, side)?.data)
}

/** The text of each page without the gaps between lines, and between letters that stand in boxes of their own. */
const textOf = async (pdf: Buffer) => (await readPdf(pdf)).map((page) => page.replace(/[| ]/g, ''))

const unspaced = (text: string) => text.replaceAll(' ', '')

function greyOf({ width, height, data }: DrawnPage) {
  return { width, height, channels: 1 as const, data: new Uint8Array(width * height).map((_, i) => data[i * 4] ?? 255) }
}

/** The darkest pixel inside an area of the page. */
function darkest(page: DrawnPage, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  let least = 255
  for (let py = Math.ceil(y * perMillimetre); py < (y + height) * perMillimetre - 1; py++) {
    for (let px = Math.ceil(x * perMillimetre); px < (x + width) * perMillimetre - 1; px++) {
      least = Math.min(least, page.data[(py * page.width + px) * 4] ?? 255)
    }
  }
  return least
}

describe('the printed form', async () => {
  const form = aFormSheet()
  const pdf = await printForm(form)
  const pages = await drawn(pdf)

  it('has on every page a code that says whose it is and which page', async () => {
    expect(await codesOf(pdf)).toEqual(['K1:N000123:1/2', 'K1:N000123:2/2'])
  })

  it('has its corner marks on every page at their exact places, one of them different', () => {
    for (const page of pages) {
      const found = findMarks(greyOf(page), 0.7)
      for (const { centre, core } of formLayout.marks) {
        const near = found.filter(
          (mark) =>
            Math.hypot(mark.centre.x / perMillimetre - centre.x, mark.centre.y / perMillimetre - centre.y) < 0.1,
        )
        expect(near.map((mark) => mark.core)).toEqual([core])
      }
    }
  })

  it('has empty boxes for photo and signature, framed just outside', () => {
    const [first, second] = pages
    if (!first || !second) throw new Error('A page is missing.')
    for (const area of [formLayout.photo, formLayout.signature]) {
      const out = formLayout.clearance + 0.4
      const around = { x: area.x - out, y: area.y - out, width: area.width + 2 * out, height: area.height + 2 * out }
      expect(darkest(first, area)).toBe(255)
      expect(darkest(first, around)).toBeLessThan(120)
    }
  })

  it('holds what was entered, the sign of the rupee and Indian days', async () => {
    const text = (await textOf(pdf)).join(' ')
    for (const part of [
      'Form 93',
      'Token N000123',
      'NAMUNA',
      'UDAHARAN APARTMENTS',
      '₹107.00 on 05-Apr-2026',
      'Page 2 of 2',
    ]) {
      expect(text).toContain(unspaced(part))
    }
  })

  it('has the declaration whole on the last page', async () => {
    const last = (await textOf(pdf)).at(-1)
    for (const part of [
      'Declaration',
      'I have not applied for',
      'Pune',
      '05-Apr-2026',
      'Ravi Kumar Namuna, Applicant',
    ]) {
      expect(last).toContain(unspaced(part))
    }
  })

  it('has no boxes and no steps for a photo where there is none', async () => {
    const [first = ''] = await textOf(await printForm(aFormSheet({ withPhoto: false, formName: 'Form 94' })))
    expect(first).toContain('Form94')
    expect(first).not.toContain('Photograph')
  })
})

describe('a long form', () => {
  const many: FormRow[] = Array.from({ length: 40 }, (_, i) => ({
    kind: 'boxes',
    label: `Field ${i}`,
    value: `[${i}`.padEnd(29, 'X').concat(`${i}]`),
    boxes: 16,
    lines: 2,
  }))

  it('never breaks a row over two pages', async () => {
    const pages = await textOf(await printForm(aFormSheet({ sections: [{ title: 'Many', rows: many }] })))
    expect(pages.length).toBeGreaterThan(2)
    for (let i = 0; i < 40; i++) {
      const holding = pages.filter(
        (page) => page.includes(`Field${i}`) && page.includes(`[${i}X`) && page.includes(`X${i}]`),
      )
      expect(holding).toHaveLength(1)
    }
  })

  it('runs a value that is longer than its boxes on into further lines', async () => {
    const rows: FormRow[] = [{ kind: 'boxes', label: 'Name', value: 'A VERY LONG NAME OF A TRUST', boxes: 10 }]
    const [page] = await textOf(await printForm(aFormSheet({ sections: [{ title: 'Name', rows }] })))
    expect(page).toContain('AVERYLONGNAMEOFATRUST')
  })

  it('counts its pages in the code up to the last', async () => {
    const pdf = await printForm(aFormSheet({ withPhoto: false, sections: [{ title: 'Many', rows: many }] }))
    const codes = (await codesOf(pdf)).map((text = '') => readPageCode(text))
    expect(codes.map((code) => code?.page)).toEqual(codes.map((_, i) => i + 1))
    expect(new Set(codes.map((code) => code?.pages))).toEqual(new Set([codes.length]))
  })
})

describe('the code of a page', () => {
  it('is read as it was written', () => {
    const code = { token: 'N000123', page: 2, pages: 3 }
    expect(readPageCode(writePageCode(code))).toEqual(code)
  })

  it.each(['', 'K1:N1:3/2', 'K1:N1:0/2', 'K1::1/2', 'K2:N1:1/2', 'K1:N1:1/2 ', 'https://kendra.example', 'K1:<b>:1/1'])(
    'is not read from %j',
    (text) => {
      expect(readPageCode(text)).toBeUndefined()
    },
  )
})
