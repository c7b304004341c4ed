import QRCode from 'qrcode'
import sharp from 'sharp'
import { formLayout, writePageCode } from '../../contract/nsdl-pan/form-layout.ts'
import type { ScanReading } from '../nsdl-pan/scan-reader/scan-reading.ts'
import { openDocument } from '../platform/paper/open-document.ts'
import { drawDemoSignature, drawFace } from './draw-demo-person.ts'
import { drawWords } from './draw-words.ts'

export interface DemoForm {
  formName: string
  token: string
  /** What stands in the rows, label and value. */
  rows: readonly (readonly [label: string, value: string])[]
  /** Forms of people have a photo and a signature; the number tells faces apart. */
  person?: number | undefined
}

const { page, marks, mark, photo, signature, code } = formLayout
const dotsPerMm = 4
const [width, height] = [page.width * dotsPerMm, page.height * dotsPerMm]

/** A signed form as a scanner would see it: drawn at once, because printing and reading a real one takes seconds. */
export async function drawDemoScan(form: DemoForm): Promise<{ pdf: Buffer; reading: ScanReading }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" width="${width}" height="${height}">${sheet(form)}</svg>`
  const picture = await sharp(Buffer.from(svg)).flatten({ background: '#f6f5f1' }).jpeg({ quality: 60 }).toBuffer()
  const { doc, bytes } = openDocument({ title: `Scan of ${form.token}` })
  doc.addPage()
  doc.image(picture, 0, 0, { width: doc.page.width, height: doc.page.height })
  doc.end()
  return { pdf: await bytes, reading: readingOf(form) }
}

function sheet({ formName, token, rows, person }: DemoForm): string {
  const rings = marks.map(({ centre: { x, y }, core }) => ring(x, y) + (core ? square(x, y, mark.core) : ''))
  const title = [
    drawWords(formName, { x: 22, y: 19, size: 7, weight: 'bold' }),
    drawWords('Application for a Permanent Account Number', { x: 22, y: 25, size: 3.6 }),
    drawWords(`Token ${token}`, { x: 22, y: 31, size: 3.6, weight: 'medium' }),
  ]
  const top = person === undefined ? 46 : 116
  const lines = rows.map(([label, value], i) => row(label, value, top + i * 13))
  const signs =
    person === undefined
      ? drawDemoSignature(person ?? rows.length, { x: 140, y: top + rows.length * 13 + 14, width: 45, height: 20 })
      : frame(photo) + drawFace(person, photo) + frame(signature) + drawDemoSignature(person, signature)
  return [...rings, pageCode(token), ...title, ...lines, signs].join('')
}

const square = (x: number, y: number, side: number) =>
  `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" fill="#111"/>`
const ring = (x: number, y: number) =>
  `${square(x, y, mark.side)}<rect x="${x - mark.hole / 2}" y="${y - mark.hole / 2}" width="${mark.hole}" height="${mark.hole}" fill="#f6f5f1"/>`
const frame = ({ x, y, width: wide, height: high }: typeof photo | typeof signature) =>
  `<rect x="${x - 0.8}" y="${y - 0.8}" width="${wide + 1.6}" height="${high + 1.6}" fill="none" stroke="#333" stroke-width="0.3"/>`
const row = (label: string, value: string, y: number) =>
  drawWords(label, { x: 14, y, size: 3, fill: '#4a5462' }) +
  `<rect x="14" y="${y + 1.6}" width="182" height="8" fill="none" stroke="#7b8794" stroke-width="0.25"/>` +
  drawWords(value, { x: 16, y: y + 7.2, size: 4.4, fill: '#14306b' })

function pageCode(token: string): string {
  const { modules } = QRCode.create(writePageCode({ token, page: 1, pages: 1 }), { errorCorrectionLevel: 'Q' })
  const side = code.width / modules.size
  const dots = Array.from(modules.data, (dark, i) =>
    dark
      ? `M${code.x + (i % modules.size) * side} ${code.y + Math.floor(i / modules.size) * side}h${side}v${side}h-${side}z`
      : '',
  )
  return `<path fill="#111" d="${dots.join('')}"/>`
}

function readingOf({ token, person }: DemoForm): ScanReading {
  const corners = ({ x, y, width: wide, height: high }: typeof photo | typeof signature) =>
    [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ].map(([px = 0, py = 0]) => ({ x: px * dotsPerMm, y: py * dotsPerMm }))
  const placed = (area: typeof photo | typeof signature) => ({ page: 0, area, corners: corners(area) })
  return {
    pages: [
      {
        index: 0,
        width,
        height,
        token,
        page: 1,
        pages: 1,
        recognised: true,
        toPage: [1 / dotsPerMm, 0, 0, 0, 1 / dotsPerMm, 0, 0, 0, 1],
      },
    ],
    verdict: 'own',
    tokenSeen: null,
    missingPages: [],
    ...(person !== undefined && { boxes: { photo: placed(photo), signature: placed(signature) } }),
  }
}
