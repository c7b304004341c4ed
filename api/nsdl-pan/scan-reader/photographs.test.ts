import { describe, expect, it } from 'vitest'
import type { Advice } from '../../../contract/camera/advice.ts'
import type { Photograph } from '../../../contract/camera/photograph.ts'
import { straightenPhotograph } from '../../../contract/camera/straighten-photograph.ts'
import { uploadScan } from '../../../contract/nsdl-pan/scan.ts'
import { cleanUpload } from '../../platform/files/clean-upload.ts'
import { aFormSheet } from '../../testing/pan-forms.ts'
import { boxMiss, photographedBytes, photographedPdf } from '../../testing/photographed-pdf.ts'
import { anyHand, drawPaper, type PhotoManner, photograph, steadyHand } from '../../testing/photographs.ts'
import { seeded } from '../../testing/scans.ts'
import { printForm } from '../form-drawing/print-form.ts'
import { readPages } from './read-pages.ts'

const token = 'N000123'
const pages = await drawPaper(await printForm(aFormSheet({ token })))
const [first, second] = [pageOf(0), pageOf(1)]

function pageOf(index: number): Photograph {
  const page = pages[index]
  if (!page) throw new Error('The form has two pages.')
  return page
}

describe('photographs of the printed form, by any hand and in any light; twenty of them in photographs.long.ts', () => {
  it.each([1, 2, 3, 4])('number %i: the boxes lie where they belong', async (seed) => {
    const { found, advice, page } = straightenPhotograph(await photograph(first, anyHand(seeded(seed))), 'form')
    expect({ found, advice }).toEqual({ found: 'form', advice: [] })
    const pdf = await photographedPdf([page])
    expect(pdf.length).toBeLessThan(photographedBytes)
    expect(await boxMiss(pdf, token)).toBeLessThan(5)
  })
})

describe('a photograph is not taken, and whoever made it hears why', () => {
  const wrong: [string, Advice, Partial<PhotoManner>][] = [
    ['a room that is too dark', 'too-dark', { paper: 48, table: 20, noise: 5 }],
    ['a camera that was not sharp', 'too-blurred', { blur: 4 }],
    ['a camera that was far from sharp', 'too-blurred', { blur: 9 }],
    ['a corner outside the picture', 'corner-missing', { off: { x: 0.3, y: 0 } }],
    ['two corners outside the picture', 'corner-missing', { off: { x: 0, y: 0.35 } }],
    ['the hard shadow of a hand', 'shadow', { shadow: 0.6, edge: true }],
    ['a page that loses itself in the dark', 'shadow', { shadow: 0.95 }],
    ['a page far away', 'too-far', { fills: 0.38 }],
    ['a page that stands up in its middle', 'flatter', { lift: 22 }],
  ]
  it.each(wrong)('%s: %s', async (_, advice, changes) => {
    const manner = { ...steadyHand, fills: 0.85, random: seeded(3), ...changes }
    expect(straightenPhotograph(await photograph(first, manner), 'form').advice).toContain(advice)
  })
})

describe('photographs of all pages', () => {
  it('become one PDF that the upload takes as a scan of the whole form, whichever way up they were', async () => {
    const photographs = [
      await photograph(second, { ...steadyHand, turn: 90, fills: 0.64 }),
      await photograph(first, { ...steadyHand, turn: 183, fills: 0.85 }),
    ]
    const pdf = await photographedPdf(photographs.map((one) => straightenPhotograph(one, 'form').page))
    await cleanUpload(pdf, uploadScan.accept)
    const reading = await readPages(pdf, { token })
    expect(reading).toMatchObject({ verdict: 'own', missingPages: [], boxes: { photo: { page: 1 } } })
    expect(reading.pages.map(({ page }) => page)).toEqual([2, 1])
  })

  it('are straightened by the edges of the paper where no marks are looked for', async () => {
    const tilted = { ...steadyHand, turn: 8, tiltX: 14, tiltY: -9, fills: 0.72, random: seeded(5) }
    const { found, advice, page } = straightenPhotograph(await photograph(first, tilted), 'paper')
    expect({ found, advice }).toEqual({ found: 'paper', advice: [] })
    // Read as a scan, the marks lie where they were printed: the paper's edges led to the same page.
    expect(await boxMiss(await photographedPdf([page]), token)).toBeLessThan(12)
  })
})
