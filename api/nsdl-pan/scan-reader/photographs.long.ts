import { describe, expect, it } from 'vitest'
import { straightenPhotograph } from '../../../contract/camera/straighten-photograph.ts'
import { aFormSheet } from '../../testing/pan-forms.ts'
import { boxMiss, photographedBytes, photographedPdf } from '../../testing/photographed-pdf.ts'
import { anyHand, drawPaper, photograph } from '../../testing/photographs.ts'
import { seeded } from '../../testing/scans.ts'
import { printForm } from '../form-drawing/print-form.ts'

const token = 'N000123'
const [first] = await drawPaper(await printForm(aFormSheet({ token })))
if (!first) throw new Error('The form has a first page.')

describe('twenty photographs of the printed form, by any hand and in any light', () => {
  it.each(Array.from({ length: 20 }, (_, i) => i + 1))('number %i: the boxes lie where they belong', async (seed) => {
    const { found, advice, page } = straightenPhotograph(await photograph(first, anyHand(seeded(seed))), 'form')
    expect({ found, advice }).toEqual({ found: 'form', advice: [] })
    const pdf = await photographedPdf([page])
    expect(pdf.length).toBeLessThan(photographedBytes)
    expect(await boxMiss(pdf, token)).toBeLessThan(5)
  })
})
