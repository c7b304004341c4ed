import { type CropCut, cropPage } from '../../../contract/nsdl-pan/scan.ts'

/** A way on the page, in millimetres. */
export interface Offset {
  x: number
  y: number
}

/** Which corner is held: right or left, lower or upper. */
export interface HeldCorner {
  right: boolean
  lower: boolean
}

const smallest = 8

/** Moves a box; its middle stays on the page. */
export function moveCut(cut: CropCut, by: Offset): CropCut {
  return stayInside({ ...cut, x: cut.x + by.x, y: cut.y + by.y })
}

/** Draws a corner of a box somewhere else; the corner across stays where it is, and so does the shape. */
export function resizeCut(
  cut: CropCut,
  { corner, by, ratio }: { corner: HeldCorner; by: Offset; ratio: number },
): CropCut {
  const along = turned(by, -cut.degrees)
  const wanted = cut.width + (corner.right ? along.x : -along.x)
  const size = sizeOf(wanted, ratio)
  // The middle goes half the way of the corner, along the sides of the box.
  const shift = turned(
    {
      x: ((size.width - cut.width) / 2) * (corner.right ? 1 : -1),
      y: ((size.height - cut.height) / 2) * (corner.lower ? 1 : -1),
    },
    cut.degrees,
  )
  return stayInside(about(cut, { x: middleOf(cut).x + shift.x, y: middleOf(cut).y + shift.y }, size))
}

/** Makes a box larger or smaller about its middle. */
export function scaleCut(cut: CropCut, factor: number, ratio: number): CropCut {
  return about(cut, middleOf(cut), sizeOf(cut.width * factor, ratio))
}

/** Turns a box clockwise about its middle, in steps that add up without crumbs. */
export function turnCut(cut: CropCut, by: number): CropCut {
  const degrees = Math.round((cut.degrees + by) * 10) / 10
  return { ...cut, degrees: degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees }
}

export const middleOf = ({ x, y, width, height }: CropCut): Offset => ({ x: x + width / 2, y: y + height / 2 })

function sizeOf(wanted: number, ratio: number): { width: number; height: number } {
  const most = Math.min(cropPage.width, cropPage.height * ratio)
  const width = Math.min(most, Math.max(smallest, smallest * ratio, wanted))
  return { width, height: width / ratio }
}

const about = (cut: CropCut, middle: Offset, { width, height }: { width: number; height: number }): CropCut => ({
  ...cut,
  x: middle.x - width / 2,
  y: middle.y - height / 2,
  width,
  height,
})

function stayInside(cut: CropCut): CropCut {
  const { x, y } = middleOf(cut)
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  return about(cut, { x: within(x, cropPage.width), y: within(y, cropPage.height) }, cut)
}

function turned({ x, y }: Offset, degrees: number): Offset {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
