import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { fontPath } from '../files/font-path.ts'

type Font = fontkit.Font
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
  const layout = (text: string): Run => (simple.test(text) ? sideBySide(font, text) : shape(text))
  return Object.assign(font, { layout })
}

function sideBySide(font: Font, text: string): Run {
  const glyphs = font.glyphsForString(text)
  return runOf(
    glyphs,
    glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
  )
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

function copied(run: Run): Run {
  return runOf(
    run.glyphs,
    run.positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset })),
  )
}

/** pdfkit scales the positions in place and asks for the width afterwards, so the width is summed when asked for. */
function runOf(glyphs: Run['glyphs'], positions: Run['positions']): Run {
  return {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}
