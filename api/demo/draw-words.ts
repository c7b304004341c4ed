import type { NotoSansWeight } from '../platform/files/font-path.ts'
import { openFont } from '../platform/files/open-font.ts'

interface Placed {
  x: number
  /** Where the letters stand. */
  y: number
  size: number
  weight?: NotoSansWeight
  fill?: string
}

interface Letter {
  outline: string
  width: number
}

const letters = new Map<string, Letter>()

/** Words as SVG paths: a picture must not depend on the fonts of the machine that draws it. */
export function drawWords(text: string, { x, y, size, weight = 'regular', fill = '#1b2430' }: Placed): string {
  const scale = size / openFont(weight).unitsPerEm
  let pen = 0
  const paths = Array.from(text, (sign) => {
    const { outline, width } = letterOf(sign, weight)
    const path = outline && `<path transform="translate(${pen} 0)" d="${outline}"/>`
    pen += width
    return path
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** One by one and kept: setting a whole line properly costs many times as much. */
function letterOf(sign: string, weight: NotoSansWeight): Letter {
  const key = `${weight} ${sign}`
  const known = letters.get(key)
  if (known) return known
  const glyph = openFont(weight).glyphForCodePoint(sign.codePointAt(0) ?? 0)
  const letter = { outline: glyph.path.toSVG(), width: glyph.advanceWidth }
  letters.set(key, letter)
  return letter
}
