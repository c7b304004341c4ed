import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import { pictureRules } from '../../../contract/nsdl-pan/pictures.ts'
import { distance } from '../../../contract/picture/transform.ts'
import { aFormSheet } from '../../testing/pan-forms.ts'
import { photoEdges } from '../../testing/photo-edges.ts'
import { anyManner, pdfOf, type ScanManner, scannedAt, scanPages, seeded } from '../../testing/scans.ts'
import { printForm } from '../form-drawing/print-form.ts'
import { cropPicture } from './crop-picture.ts'
import { onePicture } from './page-pictures.ts'
import { readPages } from './read-pages.ts'
import { readScan } from './read-scan.ts'
import type { ScanReading } from './scan-reading.ts'

const cases = 100
const [first] = aFormSheet().sections
const form = await printForm(aFormSheet({ sections: first ? [first] : [] }))
const token = aFormSheet().token

/** How far photo and signature are placed from where they lie, at most, in pixels of 200 dpi. */
function missOf({ boxes }: ScanReading, manner: ScanManner): number {
  if (!boxes) return Number.POSITIVE_INFINITY
  const misses = [boxes.photo, boxes.signature].flatMap(({ area: { x, y, width, height }, corners }) => {
    const truth = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ].map((point) => scannedAt(manner, point))
    return corners.map((corner, i) => distance(corner, truth[i] ?? { x: 0, y: 0 }))
  })
  return (Math.max(...misses) / manner.dpi) * 200
}

test(`${cases} scans by any hand and scanner: the boxes are placed within 3 pixels in 95 of 100`, async () => {
  const misses: number[] = []
  const edges: number[] = []
  let seconds = 0
  for (let seed = 1; seed <= cases; seed++) {
    const manner = anyManner(seeded(seed))
    const pdf = await pdfOf(await scanPages(form, manner))
    const began = process.cpuUsage()
    const reading = await readPages(pdf, { token })
    const { user, system } = process.cpuUsage(began)
    seconds += (user + system) / 1e6
    misses.push(missOf(reading, manner))
    edges.push(await edgeMiss(pdf, reading))
  }
  report('placed off by', misses)
  report('photo edges off by', edges)
  console.log(`processor time per page: ${(seconds / cases).toFixed(2)} s`)
  expect(misses.filter((miss) => miss <= 3).length).toBeGreaterThanOrEqual(cases * 0.95)
  expect(edges.filter((miss) => miss <= 3).length).toBeGreaterThanOrEqual(cases * 0.95)
})

/** The same asked of the pixels: how far the photo's own edges lie from the box, in pixels of 200 dpi. */
async function edgeMiss(pdf: Buffer, { boxes, pages }: ScanReading): Promise<number> {
  const page = boxes && pages[boxes.photo.page]
  const picture = page && (await onePicture(pdf, page.index))
  return picture && page.toPage ? photoEdges(picture, page.toPage) : Number.POSITIVE_INFINITY
}

function report(what: string, values: readonly number[]): void {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(2)
  const within = sorted.filter((value) => value <= 3).length
  console.log(
    `${what}: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} px; within 3 px: ${within} of ${sorted.length}`,
  )
}

test('scans of another form are refused, whatever they look like', async () => {
  const verdicts: string[] = []
  for (let seed = 201; seed <= 240; seed++) {
    const pdf = await pdfOf(await scanPages(form, anyManner(seeded(seed))))
    const { verdict, tokenSeen } = await readPages(pdf, { token: 'N000124' })
    verdicts.push(`${verdict} ${tokenSeen}`)
  }
  console.log(
    `another form: ${verdicts.filter((one) => one === `other ${token}`).length} of ${verdicts.length} named it`,
  )
  expect(verdicts.filter((one) => one.startsWith('own'))).toEqual([])
})

test('saved pictures have the exact pixels, density and size for every provider', async () => {
  for (let seed = 301; seed <= 310; seed++) {
    const pdf = await pdfOf(await scanPages(form, anyManner(seeded(seed))))
    const { pages } = await readPages(pdf, { token })
    const picture = await onePicture(pdf, 0)
    for (const rules of Object.values(pictureRules)) {
      for (const kind of ['photo', 'signature'] as const) {
        const rule = rules[kind]
        const toPage = pages[0]?.toPage ?? null
        if (!picture) throw new Error('The scan has no picture.')
        const crop = await cropPicture(picture, toPage, { cut: formLayout[kind], rule })
        expect(crop.length).toBeLessThanOrEqual(rule.maxBytes)
        const { width, height } = await sharp(crop).metadata()
        expect([width, height]).toEqual([rule.width, rule.height])
        // The JFIF head: unit dots per inch, then both densities.
        expect([crop[13], crop.readUInt16BE(14), crop.readUInt16BE(16)]).toEqual([1, rule.dpi, rule.dpi])
      }
    }
  }
})

test('while scans are read, the server goes on', async () => {
  const pdf = await pdfOf(await scanPages(form, anyManner(seeded(401))))
  const gaps: number[] = []
  let last = performance.now()
  const timer = setInterval(() => {
    gaps.push(performance.now() - last)
    last = performance.now()
  }, 5)
  const began = performance.now()
  const readings = await Promise.all(Array.from({ length: 4 }, () => readScan(pdf, { token })))
  clearInterval(timer)
  console.log(
    `4 scans at once: ${((performance.now() - began) / 1000).toFixed(1)} s, longest pause ${Math.max(...gaps).toFixed(0)} ms`,
  )
  expect(readings.map(({ verdict }) => verdict)).toEqual(['own', 'own', 'own', 'own'])
})
