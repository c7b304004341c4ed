import { formLayout } from '../nsdl-pan/form-layout.ts'
import { type BlackMap, findBlack } from '../picture/find-black.ts'
import { type Blob, findBlobs, isWhole } from '../picture/find-blobs.ts'
import type { Picture, Point } from '../picture/picture.ts'

/** A square ring in a photograph, seen from any side: perhaps a corner mark. */
export interface Ring {
  centre: Point
  /** In pixels, of a square that covers as much. */
  side: number
  core: boolean
}

const { mark } = formLayout
const ringShare = 1 - (mark.hole / mark.side) ** 2
const leastSide = 9
const rays = Array.from({ length: 16 }, (_, i) => {
  const angle = ((i + 0.5) * Math.PI) / 8
  return { x: Math.cos(angle), y: Math.sin(angle) }
})
/** One ray in eight may cross a speck. */
const enough = 14

/**
 * Looks for the marks of the form. Whichever way a mark is turned or tilted, on a line through its middle the ring ends
 * twice as far out as it begins; the finder squares of a QR code and round letters do not.
 */
export function findRings(grey: Picture, darkness: number): Ring[] {
  const black = findBlack(grey, darkness)
  const mostSide = Math.max(grey.width, grey.height) / 8
  return findBlobs(black)
    .filter((blob) => mayBeRing(blob, mostSide) && isWhole(blob, grey))
    .flatMap((blob) => ringOf(black, blob) ?? [])
}

function mayBeRing({ area, width, height }: Blob, mostSide: number): boolean {
  const side = Math.sqrt(area / ringShare)
  const covered = area / (width * height)
  return (
    side >= leastSide && side <= mostSide && covered > 0.25 && covered < 0.9 && width < 3 * height && height < 3 * width
  )
}

function ringOf(black: BlackMap, { centre, area, width, height }: Blob): Ring | undefined {
  const reach = Math.hypot(width, height) / 2 + 3
  const crossings = rays.map((ray) => crossingsOf(black, { centre, ray, reach }))
  const alike = crossings.filter(({ begins, ends }) => ends / begins > 1.5 && ends / begins < 3)
  if (alike.length < enough) return undefined
  const cores = alike.filter(({ core, ends }) => core > 0.06 * ends && core < 0.45 * ends)
  return { centre, side: Math.sqrt(area / ringShare), core: cores.length >= enough / 2 }
}

interface Crossings {
  /** How far out the core ends; 0 where the middle is white. */
  core: number
  begins: number
  ends: number
}

/** Where a ray from the middle leaves the core, and enters and leaves the ring. */
function crossingsOf(black: BlackMap, { centre, ray, reach }: { centre: Point; ray: Point; reach: number }): Crossings {
  const step = 0.5
  const isBlack = (r: number) => black.at(centre.x + ray.x * r, centre.y + ray.y * r)
  let r = 0
  while (r < reach && isBlack(r)) r += step
  const core = r
  while (r < reach && !isBlack(r)) r += step
  const begins = r
  while (r < reach && isBlack(r)) r += step
  return { core, begins, ends: r < reach ? r : Number.NaN }
}
