import { createECDH } from 'node:crypto'
import { keyedHash } from '../platform/crypto/keyed-hash.ts'
import { vaultKeys } from '../platform/vault.ts'

/**
 * The pair by which push services know this installation. It is worked out of the secret, so that it is the same after a
 * restart and on every process, and lies nowhere: browsers that subscribed with another one would have to do so again.
 */
export function vapidKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  const secret = scalarFrom(vaultKeys().push)
  pair.setPrivateKey(secret)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}

/** The order of the curve: a private key is a number below it. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

/** One in four thousand million tries is no private key; then the next one is taken. */
function scalarFrom(key: Buffer): Buffer {
  for (let n = 1; ; n++) {
    const bytes = Buffer.from(keyedHash(key, `vapid ${n}`), 'base64url')
    const number = BigInt(`0x${bytes.toString('hex')}`)
    if (number > 0n && number < order) return bytes
  }
}
