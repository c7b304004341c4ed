import type * as fontkit from 'fontkit'
import type { NotoSansWeight } from '../files/font-path.ts'
import { openFont } from '../files/open-font.ts'
import { pickRandom, randomBetween } from './chance.ts'

type Point = (x: number, y: number) => [number, number]

const weights: readonly NotoSansWeight[] = ['regular', 'medium', 'semiBold', 'bold']
/** An M or W in full width would lie over its neighbours. */
const widest = 34
const svgLetters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

/** The outline of one letter as SVG path data, bent, turned and scaled by chance around its middle. */
export function letterPath(letter: string, middle: { x: number; y: number }): string {
  const font = openFont(pickRandom(weights))
  const { path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
  const move = bend(path.bbox, middle, font.unitsPerEm)
  return path.commands.map(({ command, args }) => svgLetters[command] + moved(args, move)).join('')
}

function bend(box: fontkit.BBOX, middle: { x: number; y: number }, em: number): Point {
  const size = randomBetween(46, 56) / em
  const [wide, high] = [
    Math.min(size * randomBetween(0.85, 1.1), widest / (box.maxX - box.minX)),
    size * randomBetween(0.9, 1.1),
  ]
  const turn = (randomBetween(-20, 20) * Math.PI) / 180
  const lean = randomBetween(-0.2, 0.2)
  const [sway, pace, phase] = [randomBetween(1, 2.6), randomBetween(9, 14), randomBetween(0, 2 * Math.PI)]
  const [cx, cy] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2]
  return (x, y) => {
    const [dx, dy] = [(x - cx) * wide + (y - cy) * high * lean, (cy - y) * high]
    const px = middle.x + dx * Math.cos(turn) - dy * Math.sin(turn)
    const py = middle.y + dx * Math.sin(turn) + dy * Math.cos(turn)
    return [px + sway * Math.sin(py / pace + phase), py + sway * Math.sin(px / pace + phase)]
  }
}

function moved(args: readonly number[], move: Point): string {
  const points: string[] = []
  for (let i = 0; i + 1 < args.length; i += 2) {
    points.push(
      move(args[i] ?? 0, args[i + 1] ?? 0)
        .map((number) => number.toFixed(1))
        .join(' '),
    )
  }
  return points.join(' ')
}
