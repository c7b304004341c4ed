import { formLayout } from '../../contract/nsdl-pan/form-layout.ts'
import type { Picture } from '../../contract/picture/picture.ts'
import type { Transform } from '../../contract/picture/transform.ts'
import { cutOut } from '../nsdl-pan/scan-reader/cut-out.ts'

const { photo } = formLayout
const around = 5
const perMillimetre = 200 / 25.4

/** For tests: how far the edges of the blue photo that `scanPages` draws lie from its box, in pixels of 200 dpi. */
export function photoEdges(picture: Picture, toPage: Transform): number {
  const cut = {
    x: photo.x - around,
    y: photo.y - around,
    width: photo.width + 2 * around,
    height: photo.height + 2 * around,
  }
  const size = { width: Math.round(cut.width * perMillimetre), height: Math.round(cut.height * perMillimetre) }
  const part = cutOut(picture, toPage, { cut, ...size })
  const columns = edgesOf(blueness(part, { across: true }))
  const rows = edgesOf(blueness(part, { across: false }))
  const [left, top] = [around * perMillimetre, around * perMillimetre]
  const misses = [
    columns.start - left,
    columns.end - left - photo.width * perMillimetre,
    rows.start - top,
    rows.end - top - photo.height * perMillimetre,
  ]
  return Math.max(...misses.map(Math.abs))
}

/** How blue each column, or each row, is in its middle, where nothing but the photo and the paper can be. */
function blueness({ width, height, data }: Picture, { across }: { across: boolean }): number[] {
  const [long, other] = across ? [width, height] : [height, width]
  return Array.from({ length: long }, (_, i) => {
    let sum = 0
    const [from, to] = [Math.round(other * 0.25), Math.round(other * 0.75)]
    for (let j = from; j < to; j++) {
      const at = (across ? j * width + i : i * width + j) * 3
      sum += (data[at + 2] ?? 0) - (data[at] ?? 0)
    }
    return sum / (to - from)
  })
}

/** Where the blue begins and ends, finer than a pixel. */
function edgesOf(blue: readonly number[]): { start: number; end: number } {
  const half = Math.max(...blue) / 2
  const first = blue.findIndex((value) => value > half)
  const last = blue.findLastIndex((value) => value > half)
  const part = (inside: number, outside: number) => (inside - half) / Math.max(1, inside - outside)
  return {
    start: first + 0.5 - part(blue[first] ?? 0, blue[first - 1] ?? 0),
    end: last + 0.5 + part(blue[last] ?? 0, blue[last + 1] ?? 0),
  }
}
