import sharp from 'sharp'

/** From a large sharp picture to a small rough one; the first that fits is taken. */
const attempts = [
  { side: 2400, quality: 85 },
  { side: 2000, quality: 75 },
  { side: 1600, quality: 70 },
  { side: 1200, quality: 70 },
  { side: 900, quality: 65 },
  { side: 600, quality: 60 },
  { side: 400, quality: 50 },
  { side: 240, quality: 40 },
]

/** Makes a picture a JPEG of at most so many bytes, as large as it can be. */
export async function fitJpeg(picture: Buffer, maxBytes: number): Promise<Buffer> {
  let smallest = picture
  for (const { side, quality } of attempts) {
    smallest = await sharp(picture)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
    if (smallest.length <= maxBytes) return smallest
  }
  return smallest
}
