import jsQR from 'jsqr'
import sharp from 'sharp'
import { type Drawn, sharpenContrast } from './sharpen-contrast.ts'

/** Sizes in which a code is looked for: a small one is found in a large picture, a blurred one is easier to read when small. */
const sides = [1500, 700, 450, 300]
/** Sizes in which a pale code is looked for as well: one for small codes, one for large ones. */
const sharpened = [1500, 450]

/**
 * What the QR codes in a picture say, each text once; none where no code is found. So many are looked for in each
 * size: two are enough to know that it is not clear which one a phone will read.
 */
export async function readQrs(picture: Buffer, mostCodes = 2): Promise<string[]> {
  const texts = new Set<string>()
  for await (const { side, drawn } of drawings(picture)) {
    // Before it is looked at, since a code that was found is covered.
    const sharp = sharpened.includes(side) ? sharpenContrast(drawn) : []
    const found = [...codesIn(drawn, mostCodes, 'attemptBoth'), ...sharp.flatMap((one) => codesIn(one, mostCodes))]
    for (const text of found) texts.add(text)
  }
  return [...texts].filter((text) => text !== '')
}

/** The picture in each size. A code of see-through points alone shows on a light page or on a dark one. */
async function* drawings(picture: Buffer): AsyncGenerator<{ side: number; drawn: Drawn }> {
  const { hasAlpha } = await sharp(picture).metadata()
  for (const background of hasAlpha ? ['#ffffff', '#000000'] : ['#ffffff']) {
    let looked = 0
    for (const side of sides) {
      const { data, info } = await sharp(picture)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      // A picture that is smaller than this looks the same in both sizes.
      if (info.width === looked) continue
      looked = info.width
      yield { side, drawn: { points: new Uint8ClampedArray(data), width: info.width, height: info.height } }
    }
  }
}

type Inverted = 'attemptBoth' | 'dontInvert'

function codesIn(drawn: Drawn, mostCodes: number, inversionAttempts: Inverted = 'dontInvert'): string[] {
  const texts: string[] = []
  while (texts.length < mostCodes) {
    // Said each time: the library keeps what the last call said as its default.
    const found = jsQR(drawn.points, drawn.width, drawn.height, { inversionAttempts })
    if (!found) break
    texts.push(found.data)
    const { topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner } = found.location
    cover(drawn, [topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner])
  }
  return texts
}

/** Makes the place of a code white, so that the next look finds another one. */
function cover({ points, width, height }: Drawn, corners: { x: number; y: number }[]): void {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, right] = [within(Math.min(...xs), width), within(Math.max(...xs) + 1, width)]
  for (let y = within(Math.min(...ys), height); y < within(Math.max(...ys) + 1, height); y += 1)
    points.fill(255, (y * width + left) * 4, (y * width + right) * 4)
}
