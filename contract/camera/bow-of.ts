import { formLayout } from '../nsdl-pan/form-layout.ts'
import { type Equation, solveLeastSquares } from '../picture/solve-least-squares.ts'
import { brightness, type Photograph } from './photograph.ts'

const { foot, page } = formLayout
const reach = 4.6
const strip = 3

/**
 * How far the line at the foot of the straightened form is from being straight, in millimetres: the marks lie at the
 * corners, and a paper that stands up between them is seen by this line. 0 where the line cannot be followed.
 */
export function bowOf(form: Photograph): number {
  const perMm = form.width / page.width
  const places = Math.floor((page.width - 2 * foot.inset - 2 * strip) / strip)
  const equations: Equation[] = []
  for (let i = 0; i < places; i++) {
    const value = lineAt(form, { x: foot.inset + strip * (i + 1), perMm })
    const u = (2 * i) / (places - 1) - 1
    if (value !== undefined) equations.push({ factors: [1, u, u * u], value })
  }
  if (equations.length < places * 0.7) return 0
  // Where the line is too faint the text below it is taken for it; a curve through all of them hardly minds.
  const [, , curve = 0] = solveLeastSquares(equations) ?? []
  return Math.abs(curve)
}

/** The topmost thin dark line within reach of where it should be; the text of the foot stands below it. */
function lineAt(form: Photograph, { x, perMm }: { x: number; perMm: number }): number | undefined {
  const [top, bottom] = [Math.round((foot.line - reach) * perMm), Math.round((foot.line + reach) * perMm)]
  const rows = Array.from({ length: bottom - top }, (_, i) => rowMean(form, top + i, x * perMm, strip * perMm))
  const paper = [...rows].sort((a, b) => b - a)[Math.floor(rows.length * 0.3)] ?? 255
  const first = rows.findIndex((row, i) => paper - row > 14 && row <= (rows[i + 1] ?? 255))
  return first < 0 ? undefined : (top + first) / perMm
}

function rowMean({ width, data }: Photograph, y: number, x: number, length: number): number {
  let sum = 0
  const [from, to] = [Math.round(x), Math.round(x + length)]
  for (let at = from; at < to; at++) sum += brightness(data, (y * width + at) * 4)
  return sum / (to - from)
}
