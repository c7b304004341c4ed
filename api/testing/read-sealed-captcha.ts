import type pg from 'pg'
import type { CaptchaPurpose } from '../../contract/session.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import { loadKeys } from '../platform/crypto/load-keys.ts'
import { openText } from '../platform/crypto/seal.ts'
import { captchaContext } from '../session/captcha-store.ts'

interface Which {
  device: string
  purpose: CaptchaPurpose
  keyFile: string
}

/** The text of a browser's captcha, read from the database of a running server with that server's key. */
export async function readSealedCaptcha(client: pg.Client, { device, purpose, keyFile }: Which): Promise<string> {
  const deviceHash = sha256(device)
  const { rows } = await client.query('select sealed_answer from captcha where device_hash = $1 and purpose = $2', [
    deviceHash,
    purpose,
  ])
  return openText(loadKeys({ file: keyFile }).seal, rows[0].sealed_answer, captchaContext(deviceHash, purpose))
}
