import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CropCut, cropCut } from '../../../contract/nsdl-pan/scan.ts'
import { middleOf, moveCut, resizeCut, scaleCut, turnCut } from './crop-geometry.ts'

const box: CropCut = { page: 0, x: 100, y: 50, width: 25, height: 35, degrees: 0 }
const ratio = 25 / 35
const lowerRight = { right: true, lower: true }

describe('a box', () => {
  it('moves, and its middle stays on the page', () => {
    expect(moveCut(box, { x: 3, y: -4 })).toEqual({ ...box, x: 103, y: 46 })
    expect(middleOf(moveCut(box, { x: 900, y: -900 }))).toEqual({ x: 210, y: 0 })
  })

  it('grows from one corner while the corner across stays', () => {
    const larger = resizeCut(box, { corner: lowerRight, by: { x: 10, y: 0 }, ratio })
    expect(larger).toEqual({ ...box, width: 35, height: 49 })
    const upper = resizeCut(box, { corner: { right: false, lower: false }, by: { x: -10, y: 0 }, ratio })
    expect([upper.x + upper.width, upper.y + upper.height]).toEqual([125, 85])
  })

  it('grows along its own sides when it is turned', () => {
    const onSide = { ...box, degrees: 90 }
    // Its right side looks down the page now.
    const larger = resizeCut(onSide, { corner: lowerRight, by: { x: 0, y: 10 }, ratio })
    expect([larger.width, Math.round(larger.height)]).toEqual([35, 49])
  })

  it('turns in tenths of a degree, around and around', () => {
    expect(turnCut(box, 0.5).degrees).toBe(0.5)
    expect(turnCut({ ...box, degrees: 179.9 }, 0.5).degrees).toBe(-179.6)
    let turned = box
    for (let i = 0; i < 8; i++) turned = turnCut(turned, 90)
    expect(turned.degrees).toBe(0)
  })

  it('keeps its shape and stays what the server takes, whatever is done to it', () => {
    const step = fc.oneof(
      fc
        .record({
          x: fc.double({ min: -500, max: 500, noNaN: true }),
          y: fc.double({ min: -500, max: 500, noNaN: true }),
        })
        .chain((by) =>
          fc.constantFrom<(cut: CropCut) => CropCut>(
            (cut) => moveCut(cut, by),
            (cut) => resizeCut(cut, { corner: lowerRight, by, ratio }),
            (cut) => resizeCut(cut, { corner: { right: false, lower: true }, by, ratio }),
          ),
        ),
      fc.double({ min: 0.1, max: 10, noNaN: true }).map((factor) => (cut: CropCut) => scaleCut(cut, factor, ratio)),
      fc.double({ min: -360, max: 360, noNaN: true }).map((by) => (cut: CropCut) => turnCut(cut, by)),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const after = steps.reduce((cut, act) => act(cut), box)
        expect(cropCut.safeParse(after).error).toBeUndefined()
        expect(after.width / after.height).toBeCloseTo(ratio, 6)
      }),
    )
  })
})
