import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import { pictureRules } from '../../../contract/nsdl-pan/pictures.ts'
import { uploadScan } from '../../../contract/nsdl-pan/scan.ts'
import { cleanUpload } from '../../platform/files/clean-upload.ts'
import { FileRefused } from '../../platform/files/file-problems.ts'
import { runInSubprocess, SubprocessEnded } from '../../platform/subprocess/run-in-subprocess.ts'
import { aFormSheet } from '../../testing/pan-forms.ts'
import { pdfWith } from '../../testing/pdf-pictures.ts'
import { photoEdges } from '../../testing/photo-edges.ts'
import { cleanScan, pdfOf, scanPages, seeded } from '../../testing/scans.ts'
import { printForm } from '../form-drawing/print-form.ts'
import { cropBoxes } from './crop-boxes.ts'
import { onePicture } from './page-pictures.ts'
import { readPages } from './read-pages.ts'
import { readScan } from './read-scan.ts'
import { noteOnScan, refuseScan } from './refuse-scan.ts'
import type { ScanPage, ScanReading } from './scan-reading.ts'
import { straightenPage } from './straighten-page.ts'

const token = 'N000123'
const form = await printForm(aFormSheet({ token }))
const poor = { dpi: 150, degrees: -3.4, shift: { x: 2, y: -3 }, paper: 190, ink: 45, noise: 12, quality: 55 }
const poorScan = await scanPages(form, { ...cleanScan, ...poor, random: seeded(9) })
const upsideDown = await scanPages(form, { ...cleanScan, dpi: 150, degrees: 181.5 })
const flat = await scanPages(form, { ...cleanScan, dpi: 150 })
const blank = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#f4f4f0' } })
  .jpeg()
  .toBuffer()

/** A process of its own takes its time to start on a busy machine. */
const slow = { timeout: 60_000 }

function pageOf({ pages }: ScanReading): ScanPage {
  const page = pages.find((one) => one.page === 1)
  if (!page) throw new Error('The first page was not found.')
  return page
}

async function edgesOf(pdf: Buffer): Promise<number> {
  const { pages, boxes } = await readPages(pdf, { token })
  const page = boxes && pages[boxes.photo.page]
  const picture = page && (await onePicture(pdf, page.index))
  return picture && page.toPage ? photoEdges(picture, page.toPage) : Number.POSITIVE_INFINITY
}

describe('a scan, read in a process of its own', async () => {
  const pdf = await pdfOf([blank, ...poorScan])
  const reading = await readScan(pdf, { token })

  it('is known by its code, whatever lies before the form', () => {
    expect(reading).toMatchObject({ verdict: 'own', tokenSeen: null, missingPages: [] })
    expect(reading.pages.map(({ token, page, pages }) => ({ token, page, pages }))).toEqual([
      { token: null, page: null, pages: null },
      { token, page: 1, pages: 2 },
      { token, page: 2, pages: 2 },
    ])
    expect(reading.boxes).toMatchObject({ photo: { page: 1 }, signature: { page: 1 } })
    expect(refuseScan(reading, token)).toBeUndefined()
  })

  it('can be kept as JSON and used again', () => {
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading)
  })

  it('gives its page upright', slow, async () => {
    const straight = await sharp(await straightenPage(pdf, pageOf(reading), { dpi: 100 })).metadata()
    expect(straight).toMatchObject({ width: 827, height: 1169, density: 100, format: 'jpeg' })
  })

  it('gives its boxes cut out, and nothing of the paper around them', slow, async () => {
    const rule = pictureRules.protean.photo
    const page = pageOf(reading)
    const { photo: crop, signature } = await cropBoxes(pdf, {
      photo: { page, cut: formLayout.photo, rule },
      signature: { page, cut: formLayout.signature, rule: pictureRules.uti.signature },
    })
    expect(await sharp(signature).metadata()).toMatchObject({ width: 400, height: 200, density: 600 })
    const { channels } = await sharp(crop).stats()
    expect(await sharp(crop).metadata()).toMatchObject({ width: 197, height: 276, density: 200 })
    // The photo is blue all over, the paper is not.
    expect(channels[0]?.max).toBeLessThan(200)
  })
})

describe('a page', () => {
  it('is found askew, grey and noisy to a pixel or two', async () => {
    expect(await edgesOf(await pdfOf(poorScan.slice(0, 1)))).toBeLessThan(3)
  })

  it('is found upside down', async () => {
    expect(await edgesOf(await pdfOf(upsideDown.slice(0, 1)))).toBeLessThan(3)
  })

  it.each([
    ['one corner', [[0, 0]]],
    [
      'two corners side by side',
      [
        [0, 0],
        [0, 1],
      ],
    ],
    [
      'two corners across',
      [
        [1, 0],
        [0, 1],
      ],
    ],
    [
      'three corners',
      [
        [0, 0],
        [1, 1],
        [0, 1],
      ],
    ],
  ])('is found with %s torn off', async (_, corners) => {
    const [first] = poorScan
    const patch = await sharp({ create: { width: 190, height: 190, channels: 3, background: '#d8d8d8' } })
      .png()
      .toBuffer()
    const at = corners.map(([x = 0, y = 0]) => ({ input: patch, left: x * (1240 - 190), top: y * (1754 - 190) }))
    // The code stands close to its corner and must stay.
    const spared = at.map((one) => (one.left > 0 && one.top === 0 ? { ...one, left: one.left + 60 } : one))
    const torn = await sharp({ create: { width: 1300, height: 1754, channels: 3, background: '#d8d8d8' } })
      .composite([{ input: first, left: 0, top: 0 }, ...spared])
      .jpeg()
      .toBuffer()
    expect(await edgesOf(await pdfOf([torn]))).toBeLessThan(6)
  })

  it('is found on its side', async () => {
    const [first] = flat
    expect(await edgesOf(await pdfOf([await sharp(first).rotate(90).jpeg().toBuffer()]))).toBeLessThan(3)
  })

  it('is found in black and white', async () => {
    const [first] = flat
    const { pages, verdict } = await readPages(await pdfOf([await sharp(first).threshold(140).png().toBuffer()]), {
      token,
    })
    expect([verdict, pages[0]?.recognised]).toEqual(['own', true])
  })
})

describe('a scan is not taken', () => {
  it('if it holds the form of another application, which it names', async () => {
    const reading = await readPages(await pdfOf(upsideDown.slice(1)), { token: 'N000124' })
    expect(reading).toMatchObject({ verdict: 'other', tokenSeen: token })
    expect(refuseScan(reading, 'N000124')).toContain('This is the form of another application (token N000123).')
  })

  it('if one page of another application is among its own', async () => {
    const other = await scanPages(await printForm(aFormSheet({ token: 'N000999' })), { ...cleanScan, dpi: 150 })
    const reading = await readPages(await pdfOf([...flat, ...other.slice(1)]), { token })
    expect(reading).toMatchObject({ verdict: 'other', tokenSeen: 'N000999' })
  })

  it('if a page is missing, which it names', async () => {
    const reading = await readPages(await pdfOf(flat.slice(1)), { token })
    expect(reading).toMatchObject({ verdict: 'own', missingPages: [1] })
    expect(reading.boxes).toBeUndefined()
    expect(refuseScan(reading, token)).toContain('page 1 of the form is missing')
  })

  it('if it was never printed and scanned', async () => {
    const reading = await readPages(form, { token })
    expect(reading).toMatchObject({ verdict: 'unmarked', pages: [{ width: 0 }, { width: 0 }] })
    expect(refuseScan(reading, token)).toContain('holds no scanned page')
  })
})

describe('a scan is taken, with a note for a person', () => {
  it('if no page has our marks', async () => {
    const reading = await readPages(await pdfOf([blank]), { token })
    expect(reading).toMatchObject({ verdict: 'unmarked', pages: [{ recognised: false, toPage: null }] })
    expect(refuseScan(reading, token)).toBeUndefined()
    expect(noteOnScan(reading)).toContain('were not found')
  })

  it('if a page has the marks of a form, but a code that cannot be read', async () => {
    const { x, y, width } = formLayout.code
    const at = (mm: number) => Math.round((mm / 25.4) * 150)
    const ink = { create: { width: at(width), height: at(width), channels: 3, background: '#222222' } } as const
    const blot = { input: await sharp(ink).png().toBuffer(), left: at(x), top: at(y) }
    const [first, second] = flat
    const blotted = await sharp(second).composite([blot]).jpeg().toBuffer()
    const reading = await readPages(await pdfOf([first ?? blank, blotted]), { token })
    expect(reading).toMatchObject({ verdict: 'own', missingPages: [2] })
    expect([refuseScan(reading, token), noteOnScan(reading)]).toEqual([
      undefined,
      'The code of page 2 could not be read.',
    ])
  })
})

describe('a hostile PDF', () => {
  it('that is locked, holds a script or is no PDF is refused as an upload, before it is read', slow, async () => {
    const locked = Buffer.from(form.toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root'), 'latin1')
    const script = pdfWith([], { extra: '/AA << /O << /S /JavaScript /JS (app.alert) >> >>' })
    for (const bytes of [locked, script, Buffer.from('%PDF-1.7 nothing'), form.subarray(0, 4000)]) {
      await expect(cleanUpload(bytes, uploadScan.accept)).rejects.toBeInstanceOf(FileRefused)
    }
  })

  it('that is broken inside is refused, and the server goes on', slow, async () => {
    const broken = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 9 0 R >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF',
    )
    await expect(readScan(broken, { token })).rejects.toBeInstanceOf(FileRefused)
  })

  it('that unpacks into more than there is memory for is given up', slow, async () => {
    const zeros = deflateSync(Buffer.alloc(40_000_000 * 3))
    const bomb = { width: 5000, height: 8000, bytes: zeros, matrix: [595, 0, 0, 842, 0, 0] }
    const entries = '/Filter /FlateDecode /ColorSpace /DeviceRGB /BitsPerComponent 8'
    const pdf = pdfWith(Array.from({ length: 30 }, () => ({ ...bomb, entries })))
    const job = { kind: 'read', pdf, token }
    await expect(
      runInSubprocess('scan-reader', job, { limits: { seconds: 60, megabytes: 500 } }),
    ).rejects.toBeInstanceOf(SubprocessEnded)
  })

  it('that never ends is given up', slow, async () => {
    const job = { kind: 'read', pdf: await pdfOf(flat), token }
    await expect(
      runInSubprocess('scan-reader', job, { limits: { seconds: 0.3, megabytes: 1500 } }),
    ).rejects.toBeInstanceOf(SubprocessEnded)
  })
})
