import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The public keys of certificates that UIDAI publishes, as base64; a file that is none stops the start with a sentence. */
export function readUidaiKeys(files: readonly string[]): string[] {
  return files.map((file) => {
    try {
      const { publicKey } = new X509Certificate(readFileSync(file))
      return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    } catch {
      throw new Error(`AADHAAR_CERTIFICATES names ${file}, which cannot be read or is no certificate.`)
    }
  })
}
