import jsQR from 'jsqr'
import sharp from 'sharp'

/** Sizes in which a code is looked for: a small one is found in a large picture, a blurred one is easier to read when small. */
const sides = [1500, 700, 450, 300]
/** Of one size. Two are enough to know that it is not clear which one a phone will read. */
const mostCodes = 2

/** What the QR codes in a picture say, each text once; none where no code is found. */
export async function readQrs(picture: Buffer): Promise<string[]> {
  const texts = new Set<string>()
  let looked = 0
  for (const side of sides) {
    const { data, info } = await sharp(picture)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // A picture that is smaller than this looks the same in both sizes.
    if (info.width === looked) continue
    looked = info.width
    for (const text of codesIn(new Uint8ClampedArray(data), info)) texts.add(text)
  }
  return [...texts]
}

interface Size {
  width: number
  height: number
}

function codesIn(points: Uint8ClampedArray, size: Size): string[] {
  const texts: string[] = []
  while (texts.length < mostCodes) {
    // Said each time: the library keeps what the last call said as its default.
    const found = jsQR(points, size.width, size.height, { inversionAttempts: 'attemptBoth' })
    if (!found?.data) break
    texts.push(found.data)
    const { topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner } = found.location
    cover(points, size, [topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner])
  }
  return texts
}

/** Makes the place of a code white, so that the next look finds another one. */
function cover(points: Uint8ClampedArray, { width, height }: Size, corners: { x: number; y: number }[]): void {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, right] = [within(Math.min(...xs), width), within(Math.max(...xs) + 1, width)]
  for (let y = within(Math.min(...ys), height); y < within(Math.max(...ys) + 1, height); y += 1)
    points.fill(255, (y * width + left) * 4, (y * width + right) * 4)
}
