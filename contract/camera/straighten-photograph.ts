import { formLayout } from '../nsdl-pan/form-layout.ts'
import type { Area, Point } from '../picture/picture.ts'
import { distance, fitPerspective, type Transform } from '../picture/transform.ts'
import { type Advice, judgeLight, judgeSharpness } from './advice.ts'
import { bowOf } from './bow-of.ts'
import { evenLight } from './even-light.ts'
import { type Corners, findPaper } from './find-paper.ts'
import { findRings } from './find-rings.ts'
import { measureLight } from './light-field.ts'
import { type FoundPage, matchCorners, perMillimetre, seesPartOfForm } from './match-corners.ts'
import { type Photograph, shrinkToGrey } from './photograph.ts'
import { warp } from './warp.ts'

/** What is photographed: pages of our own form, perhaps with other papers among them, or other papers alone. */
export type Subject = 'form' | 'paper'

export interface Straightened {
  /** How it was found: by the marks of the form, of which some may be missing, by the edges of the paper, or not at all. */
  found: 'form' | 'part of form' | 'paper' | 'nothing'
  /** Why it had better be photographed again; empty where all is well. */
  advice: Advice[]
  /** Upright, as if it had come from a scanner; a photograph of which nothing was found stays as it is. */
  page: Photograph
}

export const scanDpi = 200
const perMm = scanDpi / 25.4
const { page: a4, photo, signature } = formLayout
/** Fine enough for the marks, and noise averages out. */
const markSize = 2000
const paperSize = 900
/** Ink in a good light, in a poor one, and next to a dark table. */
const darknesses = [0.72, 0.85, 0.55]
/** 100 dpi: below it small print and the code of the page are lost. */
const leastPerMm = 3.9
/** In millimetres; the photo lies halfway to the foot of the page, and is off by less. */
const mostBow = 1.2

/** Makes a page of a photograph: finds it, straightens it, evens out its light, and says what is wrong with it. */
export function straightenPhotograph(photograph: Photograph, subject: Subject): Straightened {
  if (subject === 'form') {
    const seen = findForm(photograph)
    if (seen === 'part') return { found: 'part of form', advice: ['corner-missing'], page: photograph }
    if (seen) return straightenForm(photograph, seen)
  }
  return straightenPaper(photograph)
}

function findForm(photograph: Photograph): FoundPage | 'part' | undefined {
  const { grey, scale } = shrinkToGrey(photograph, markSize)
  let part = false
  for (const darkness of darknesses) {
    const rings = findRings(grey, darkness)
    const found = matchCorners(rings)
    if (found) return { ...found, toPicture: enlarged(found.toPicture, scale) }
    part ||= seesPartOfForm(rings)
  }
  return part ? 'part' : undefined
}

/** The same for a picture that is so many times as large. */
function enlarged([a, b, c, d, e, f, g, h, i]: Transform, { x, y }: Point): Transform {
  return [a * x, b * x, c * x, d * y, e * y, f * y, g, h, i]
}

function straightenForm(photograph: Photograph, { toPicture }: FoundPage): Straightened {
  const size = { width: Math.round(a4.width * perMm), height: Math.round(a4.height * perMm) }
  const corners = [0, a4.width].flatMap((x) => [0, a4.height].map((y) => ({ x, y })))
  const page = warp(photograph, fromPixels(toPicture), size)
  const far = corners.some((corner) => perMillimetre(toPicture, corner) < leastPerMm)
  const advice: Advice[] = [
    ...(far ? (['too-far'] as const) : []),
    ...(bowOf(page) > mostBow ? (['flatter'] as const) : []),
  ]
  return finish({ found: 'form', advice, page }, [photo, signature].map(inPixels))
}

/** From pixels of the straight page instead of millimetres. */
function fromPixels([a, b, c, d, e, f, g, h, i]: Transform): Transform {
  return [a / perMm, b / perMm, c, d / perMm, e / perMm, f, g / perMm, h / perMm, i]
}

const inPixels = ({ x, y, width, height }: Area): Area => ({
  x: x * perMm,
  y: y * perMm,
  width: width * perMm,
  height: height * perMm,
})

function straightenPaper(photograph: Photograph): Straightened {
  const { grey, scale } = shrinkToGrey(photograph, paperSize)
  const paper = findPaper(grey)
  if (!paper) return finish({ found: 'nothing', advice: ['no-edges'], page: photograph }, [])
  const [a, b, c, d] = paper.corners.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y }))
  if (!a || !b || !c || !d) return finish({ found: 'nothing', advice: ['no-edges'], page: photograph }, [])
  const { size, far } = sizeOf([a, b, c, d])
  const target = [
    { x: 0, y: 0 },
    { x: size.width, y: 0 },
    { x: size.width, y: size.height },
    { x: 0, y: size.height },
  ]
  const toPhoto = fitPerspective([a, b, c, d].map((to, i) => ({ from: target[i] ?? to, to })))
  if (!toPhoto) return finish({ found: 'nothing', advice: ['no-edges'], page: photograph }, [])
  const advice: Advice[] = [...(paper.cut ? (['corner-missing'] as const) : []), ...(far ? (['too-far'] as const) : [])]
  return finish({ found: 'paper', advice, page: warp(photograph, toPhoto, size) }, [])
}

const a4Ratio = a4.height / a4.width
/** A paper whose longer side has fewer pixels was too far away, or is a small card that should fill the picture. */
const leastLonger = 1000

/** As large as the photograph shows it, A4 where its sides are nearly so, and never finer than a scan of A4. */
function sizeOf([a, b, c, d]: Corners): { size: { width: number; height: number }; far: boolean } {
  const wide = (distance(a, b) + distance(d, c)) / 2
  const high = (distance(a, d) + distance(b, c)) / 2
  const seen = Math.max(wide, high) / Math.min(wide, high)
  const ratio = Math.abs(seen / a4Ratio - 1) < 0.09 ? a4Ratio : seen
  const longer = Math.round(Math.min(a4.height * perMm, Math.max(wide, high)))
  const shorter = Math.round(longer / ratio)
  const size = high >= wide ? { width: shorter, height: longer } : { width: longer, height: shorter }
  return { size, far: longer < leastLonger }
}

/** The light is judged as it was and then evened out; whether print is sharp is judged after that. */
function finish(straightened: Straightened, spared: readonly Area[]): Straightened {
  const { page, found } = straightened
  if (found === 'nothing' || found === 'part of form')
    return { ...straightened, advice: [...straightened.advice, ...judgeSharpness(page)] }
  const field = measureLight(page, spared)
  const light = judgeLight(field, found)
  evenLight(page, field)
  return { found, page, advice: [...light, ...judgeSharpness(page), ...straightened.advice] }
}
