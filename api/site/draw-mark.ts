import sharp from 'sharp'

/** A house under a roof, for businesses that have no logo of their own yet. */
function mark(size: number, corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="${corner}" fill="#1864ab"/>
    <path d="M14 31 32 16l18 15" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M21 33v15h22V33" fill="none" stroke="#a5d8ff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M28 48V38h8v10" fill="#fff"/>
  </svg>`
}

const drawn = new Map<string, Promise<Buffer>>()

/** How far its corners are rounded, of 64. */
const round = 14

/** Drawn once per size and process; with square corners for a phone that cuts its own shape out of it. */
export function drawMark(size: number, { square = false } = {}): Promise<Buffer> {
  const key = `${size} ${square}`
  const picture =
    drawn.get(key) ??
    sharp(Buffer.from(mark(size, square ? 0 : round)))
      .png()
      .toBuffer()
  drawn.set(key, picture)
  return picture
}
