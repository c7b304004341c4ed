import { keepFile } from '../document/keep-file.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { payeeOf } from '../platform/files/payment-code.ts'
import type { Upload } from '../platform/serve/read-upload.ts'

/** Keeps a QR image; its rule has made it a PNG of the size it is shown at. */
export async function keepQr(
  tx: Tx,
  files: FileStore,
  { actor, file, purpose }: { actor: Actor; file: Upload; purpose: string },
): Promise<string> {
  const { content, type } = file
  return keepFile(tx, files, { content, type, name: `${purpose}.png` }, { purpose, userId: actor.id })
}

/** For those who are told of it: whom the new code pays. */
export function paidTo({ says = '' }: Upload): string {
  const payee = payeeOf(says)
  return payee ? `; it pays ${payee}` : ''
}
