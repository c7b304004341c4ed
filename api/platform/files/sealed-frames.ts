import { createCipheriv, createDecipheriv } from 'node:crypto'
import { FileDamaged } from './file-problems.ts'

const frameBytes = 65_536
const tagBytes = 16
export const sealedFrameBytes = frameBytes + tagBytes

/**
 * Encrypts a stream frame by frame (AES-256-GCM). Each frame's nonce holds its number and whether it is the last,
 * so that frames cannot be swapped, dropped or cut off. The key must be used for one file only.
 */
export async function* sealFrames(key: Uint8Array, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let index = 0
  let held: Buffer | undefined
  for await (const frame of equalFrames(content)) {
    if (held) yield sealFrame(key, held, nonceOf(index++, false))
    held = frame
  }
  yield sealFrame(key, held ?? Buffer.alloc(0), nonceOf(index, true))
}

/** Decrypts what `sealFrames` made; throws as soon as a frame is not as it was. */
export async function* openFrames(key: Uint8Array, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let index = 0
  let held: Buffer | undefined
  for await (const frame of sealed) {
    if (held) yield openFrame(key, held, nonceOf(index++, false))
    held = frame
  }
  if (!held) throw new FileDamaged()
  yield openFrame(key, held, nonceOf(index, true))
}

async function* equalFrames(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    waiting.push(chunk)
    length += chunk.length
    if (length < frameBytes) continue
    let whole = Buffer.concat(waiting)
    for (; whole.length >= frameBytes; whole = whole.subarray(frameBytes)) yield whole.subarray(0, frameBytes)
    waiting = [whole]
    length = whole.length
  }
  if (length > 0) yield Buffer.concat(waiting)
}

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

function sealFrame(key: Uint8Array, plain: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function openFrame(key: Uint8Array, sealed: Buffer, nonce: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new FileDamaged()
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw new FileDamaged()
  }
}
