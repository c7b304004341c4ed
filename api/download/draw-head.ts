import { faintInk, ink, type Sheet } from '../platform/paper/sheet.ts'
import { filledInInk, pageMargin } from './margins.ts'
import type { Form } from './printed-document.ts'

const photo = { width: 76, height: 88 }

/** The head of a form: its name, who fills it in and, for people, a photograph on each side. */
export function drawHead(sheet: Sheet, form: Form, sample: string | undefined): void {
  const top = sheet.y
  const width = sheet.width - (form.photos ? 2 * (photo.width + 12) : 0)
  const middle = pageMargin + sheet.width / 2
  const write = (content: string, font: { weight: 'regular' | 'bold'; size: number; colour: string }) => {
    sheet.pen.use(font.weight, font.size, font.colour)
    for (const one of sheet.wrap(content, width)) {
      const y = sheet.take(sheet.pen.lineHeight)
      sheet.pen.use(font.weight, font.size, font.colour)
      sheet.centre(one, middle, y)
    }
  }
  if (form.code) write(form.code.toUpperCase(), { weight: 'bold', size: 17, colour: ink })
  write(form.title, { weight: 'bold', size: form.code ? 11 : 16, colour: ink })
  sheet.take(2)
  write(form.about, { weight: 'regular', size: 8, colour: faintInk })
  if (sample) write(sample, { weight: 'bold', size: 8, colour: filledInInk })
  if (form.photos) {
    drawPhoto(sheet, [pageMargin, top], sample !== undefined)
    drawPhoto(sheet, [pageMargin + sheet.width - photo.width, top], sample !== undefined)
    sheet.y = Math.max(sheet.y, top + photo.height)
  }
  sheet.take(5)
}

function drawPhoto(sheet: Sheet, [x, y]: [number, number], pasted: boolean): void {
  const middle = x + photo.width / 2
  if (pasted) {
    sheet.doc.rect(x, y, photo.width, photo.height).fill('#eef2f8')
    sheet.doc.circle(middle, y + 34, 16).fill('#a9b8cf')
    sheet.doc.ellipse(middle, y + photo.height - 3, 28, 26).fill('#a9b8cf')
    sheet.doc.rect(x - 1, y + photo.height, photo.width + 2, 30).fill('#ffffff')
  }
  sheet.frame(x, y, photo)
  if (pasted) return
  sheet.pen.use('regular', 6.5, faintInk)
  const lines = ['Recent colour', 'photograph,', 'plain light', 'background.', 'Do not staple.']
  lines.forEach((one, i) => {
    sheet.centre(one, middle, y + 20 + i * 9.5)
  })
}
