import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import {
  applyTransform,
  distance,
  fitSimilarity,
  forScaled,
  invertTransform,
  type Transform,
} from '../../../contract/picture/transform.ts'
import { fitPage } from './fit-page.ts'

const corners = formLayout.marks.map(({ centre }) => centre)
const probes = [...corners, { x: 100, y: 150 }, formLayout.photo, formLayout.signature]

/** Any way in which a scanner or a camera may put the page into a picture: from millimetres to pixels. */
const placing = fc
  .record({
    scale: fc.double({ min: 4, max: 14, noNaN: true }),
    stretch: fc.double({ min: 0.97, max: 1.03, noNaN: true }),
    angle: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    x: fc.double({ min: -200, max: 200, noNaN: true }),
    y: fc.double({ min: -200, max: 200, noNaN: true }),
  })
  .map(({ scale, stretch, angle, x, y }): Transform => {
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
    return [cos, -sin * stretch, x, sin, cos * stretch, y, 0, 0, 1]
  })
const tilt = fc.double({ min: -0.0005, max: 0.0005, noNaN: true })
const tilted = fc.tuple(placing, tilt, tilt).map(([[a, b, c, d, e, f], g, h]): Transform => [a, b, c, d, e, f, g, h, 1])

function worst(found: Transform | undefined, placed: Transform): number {
  if (!found) return Number.POSITIVE_INFINITY
  return Math.max(...probes.map((point) => distance(applyTransform(found, applyTransform(placed, point)), point)))
}

const pairsOf = (placed: Transform, used = corners) => used.map((to) => ({ from: applyTransform(placed, to), to }))

describe('the page is laid over its marks', () => {
  it('wherever three or four of them are, turned and stretched in any way', () => {
    fc.assert(
      fc.property(placing, fc.integer({ min: 0, max: 4 }), (placed, left) => {
        const used = corners.filter((_, i) => i !== left)
        expect(worst(fitPage(pairsOf(placed, used)), placed)).toBeLessThan(1e-6)
      }),
    )
  })

  it('even if it was seen at an angle, as long as all four are there', () => {
    fc.assert(
      fc.property(tilted, (placed) => {
        expect(worst(fitPage(pairsOf(placed)), placed)).toBeLessThan(0.35)
      }),
    )
  })

  it('also where it leans so little that its marks hardly show it', () => {
    // The marks are a third of a millimetre off, the middle of the page is half a millimetre off.
    const placed: Transform = [4, 0, 0, 0, 4, 0, 0, -0.000027, 1]
    expect(worst(fitPage(pairsOf(placed)), placed)).toBeLessThan(0.35)
  })

  it('not at all if the marks lie on one spot', () => {
    const spot = { from: { x: 5, y: 5 }, to: { x: 1, y: 1 } }
    expect(fitSimilarity([spot, spot])).toBeUndefined()
  })
})

it('a way there and back ends where it began, also for a picture of another size', () => {
  fc.assert(
    fc.property(tilted, (placed) => {
      const back = invertTransform(placed)
      const larger = forScaled(back, { x: 3, y: 2 })
      for (const point of probes) {
        const { x, y } = applyTransform(placed, point)
        expect(distance(applyTransform(back, { x, y }), point)).toBeLessThan(1e-6)
        expect(distance(applyTransform(larger, { x: x * 3, y: y * 2 }), point)).toBeLessThan(1e-6)
      }
    }),
  )
})
