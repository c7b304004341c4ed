import sharp from 'sharp'
import { keepFile } from '../document/keep-file.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Upload } from '../platform/serve/read-upload.ts'

// Twice the size it is shown at, for sharp edges on fine screens.
const mostPixels = 700

/** Keeps a QR image as a PNG of the size it is shown at: JPEG would smear the edges that a camera looks for. */
export async function keepQr(
  tx: Tx,
  files: FileStore,
  { actor, file, purpose }: { actor: Actor; file: Upload; purpose: string },
): Promise<string> {
  const content = await sharp(file.content)
    .resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  return keepFile(tx, files, { content, type: 'image/png', name: `${purpose}.png` }, { purpose, userId: actor.id })
}
