import type { UploadRule } from '../../contract/kernel/endpoint.ts'

/** Papers stay readable at this, and the server keeps no more of them anyway where its rule says less. */
const usualSide = 3_000
/** Below this nothing is won. */
const smallEnough = 300_000
const drawable = ['image/jpeg', 'image/png', 'image/webp']

/** A picture as large as it is needed, upright; whatever cannot be made smaller goes as it is. Never a PDF. */
export async function smallerPicture(file: File, { types, picture }: UploadRule): Promise<File> {
  if (!types.includes('image') || !drawable.includes(file.type) || file.size <= smallEnough) return file
  try {
    const drawn = await draw(file, picture?.side ?? usualSide)
    if (!drawn || drawn.type !== file.type || drawn.size >= file.size) return file
    return new File([drawn], file.name, { type: file.type, lastModified: file.lastModified })
  } catch {
    return file
  }
}

async function draw(file: File, side: number): Promise<Blob | null> {
  // Turned as the camera says: the note about it is lost with the drawing.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, file.type, 0.88))
}
