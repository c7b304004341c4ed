import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import { type BlackMap, findBlack } from '../../../contract/picture/find-black.ts'
import { type Blob, findBlobs, isWhole } from '../../../contract/picture/find-blobs.ts'
import type { Picture, Point } from '../../../contract/picture/picture.ts'

/** Something in the picture that looks like a corner mark. */
export interface FoundMark {
  centre: Point
  /** In pixels. */
  side: number
  core: boolean
}

const { mark } = formLayout
const ringShare = 1 - (mark.hole / mark.side) ** 2
// From the centre, in parts of the side: the white between core and ring, and the middle of the ring.
const gapRadius = (mark.hole / 2 + mark.core / 2) / 2 / mark.side
const ringRadius = (mark.side / 2 + mark.hole / 2) / 2 / mark.side
const leastSide = 10
const compass = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

/** Looks for square rings, empty or with a core; `darkness` is how much of the brightness around it ink may have. */
export function findMarks(grey: Picture, darkness: number): FoundMark[] {
  const black = findBlack(grey, darkness)
  const mostSide = Math.max(grey.width, grey.height) / 10
  return findBlobs(black)
    .filter((blob) => hasRingShape(blob, mostSide) && isWhole(blob, grey))
    .map((blob) => ({ centre: blob.centre, side: sideOf(blob), core: false }))
    .filter((found) => hasRingAround(black, found))
    .map((found) => ({ ...found, core: hasCore(black, found) }))
}

const sideOf = ({ area }: Blob) => Math.sqrt(area / ringShare)

function hasRingShape(blob: Blob, mostSide: number): boolean {
  const side = sideOf(blob)
  const fits = (length: number) => length > side * 0.85 && length < side * 1.35
  return side >= leastSide && side <= mostSide && fits(blob.width) && fits(blob.height)
}

/** All around the centre there is first white and then black; one of eight places may be dirty. */
function hasRingAround(black: BlackMap, { centre, side }: FoundMark): boolean {
  const blackAt = (radius: number) =>
    compass.filter(([x, y]) => black.at(centre.x + x * radius * side, centre.y + y * radius * side)).length
  return blackAt(gapRadius) <= 1 && blackAt(ringRadius) >= 7
}

function hasCore(black: BlackMap, { centre, side }: FoundMark): boolean {
  const reach = (mark.core / mark.side / 2) * side * 0.6
  const spots = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => black.at(centre.x + x * reach, centre.y + y * reach)))
  return spots.filter(Boolean).length >= 5
}
