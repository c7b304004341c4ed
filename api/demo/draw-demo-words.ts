import * as fontkit from 'fontkit'
import { fontPath, type NotoSansWeight } from '../platform/files/font-path.ts'

interface Placed {
  x: number
  /** Where the letters stand. */
  y: number
  size: number
  weight?: NotoSansWeight
  fill?: string
}

const fonts = new Map<NotoSansWeight, fontkit.Font>()

/** Words as SVG paths: a picture must not depend on the fonts of the machine that draws it. */
export function drawWords(text: string, { x, y, size, weight = 'regular', fill = '#1b2430' }: Placed): string {
  const font = openFont(weight)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  const paths = glyphs.map((glyph, i) => {
    const at = pen
    pen += positions[i]?.xAdvance ?? 0
    const drawn = glyph.path.toSVG()
    return drawn && `<path transform="translate(${at} 0)" d="${drawn}"/>`
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

function openFont(weight: NotoSansWeight): fontkit.Font {
  const known = fonts.get(weight)
  if (known) return known
  const font = fontkit.openSync(fontPath(weight))
  if (!('layout' in font)) throw new Error('The font file holds no single font.')
  fonts.set(weight, font)
  return font
}
