import { openCodeReader } from './read-code.ts'

/** Fine enough for the densest codes, and not more than a phone reads in a moment. */
const longest = [1600, 1000, 2400]

/** The text of a QR code in a picture that was chosen; nothing where none is found. */
export async function readCodeIn(file: Blob): Promise<string | undefined> {
  const read = await openCodeReader()
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  for (const side of longest) {
    const text = await read(drawn(picture, side)).catch(() => undefined)
    if (text) return text
  }
  return undefined
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
