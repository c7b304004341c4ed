import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { fontPath } from '../files/font-path.ts'

type Font = fontkit.Font
type Glyph = fontkit.Glyph
type Run = Pick<fontkit.GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>

/** Letters that stand side by side whatever their neighbours: Latin, digits, punctuation, currency signs. */
const simple = /^[\u0020-\u007e\u00a0-\u024f\u2010-\u2026\u20a0-\u20bf]*$/
const remembered = 2000

/**
 * A font that sets simple text letter by letter. Full shaping takes 0.1 ms a word, which a table of a million cells
 * cannot afford; scripts that need it, such as Devanagari, still get it.
 */
export function openPdfFont(weight: 'regular' | 'bold'): Font {
  const font = fontkit.create(readFileSync(fontPath(weight)))
  if (!('layout' in font)) throw new Error('The font file holds no single font.')
  const shape = remembering(font.layout.bind(font))
  const sideBySide = letterByLetter(font)
  const layout = (text: string): Run => (simple.test(text) ? sideBySide(text) : shape(text))
  return Object.assign(font, { layout })
}

/** Looks each letter up in the font once; simple letters are few hundreds. */
function letterByLetter(font: Font): (text: string) => Run {
  const known = new Map<number, Glyph>()
  return (text) => {
    const glyphs: Glyph[] = []
    const positions: Run['positions'] = []
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      const glyph = known.get(code) ?? font.glyphForCodePoint(code)
      known.set(code, glyph)
      glyphs.push(glyph)
      positions.push({ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })
    }
    return new PlainRun(glyphs, positions)
  }
}

/** Each word is measured and then drawn, so the last ones are kept; each caller gets positions of its own. */
function remembering(layout: (text: string) => Run): (text: string) => Run {
  const runs = new Map<string, Run>()
  return (text) => {
    const run = runs.get(text) ?? copied(layout(text))
    if (runs.size >= remembered) runs.clear()
    runs.set(text, run)
    return copied(run)
  }
}

function copied({ glyphs, positions }: Run): Run {
  const own = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }))
  return new PlainRun(glyphs, own)
}

class PlainRun {
  readonly glyphs: Glyph[]
  readonly positions: Run['positions']

  constructor(glyphs: Glyph[], positions: Run['positions']) {
    this.glyphs = glyphs
    this.positions = positions
  }

  /** pdfkit scales the positions in place and asks for the width afterwards, so it is summed when asked for. */
  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  }
}
