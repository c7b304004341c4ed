import jsQR from 'jsqr'
import sharp from 'sharp'

/** Sizes in which a code is looked for: a blurred one is easier to read when small. */
const sides = [700, 450, 300]

/** What the QR code in a picture says; undefined where none is found. */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  for (const side of sides) {
    const { data, info } = await sharp(picture)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const found = jsQR(new Uint8ClampedArray(data), info.width, info.height)
    if (found?.data) return found.data
  }
  return undefined
}
