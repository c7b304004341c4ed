import * as fontkit from 'fontkit'
import { fontPath, type NotoSansWeight } from './font-path.ts'

const fonts = new Map<NotoSansWeight, fontkit.Font>()

/** A font whose letters can be drawn as outlines; read once. */
export function openFont(weight: NotoSansWeight): fontkit.Font {
  const known = fonts.get(weight)
  if (known) return known
  const font = fontkit.openSync(fontPath(weight))
  if (!('layout' in font)) throw new Error('The font file holds no single font.')
  fonts.set(weight, font)
  return font
}
