import { createHmac, type Hmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { FileDamaged } from './file-problems.ts'

const mark = Buffer.from('KFS1')
const saltBytes = 16
const proofBytes = 32
export const headBytes = mark.length + saltBytes + proofBytes

/** What seals one kind of store: names of contents, heads and keys of files, all from one master key. */
export interface FileSeal {
  /** Takes the content in pieces; its digest in hex becomes the id, which tells nothing without the key. */
  startId(): Hmac
  newSalt(): Buffer
  keyOf(salt: Buffer): Buffer
  head(id: string, salt: Buffer): Buffer
  /** The salt out of a file's head, if the head was made for this id. */
  readHead(id: string, head: Buffer): Buffer
}

export function fileSeal(master: Uint8Array): FileSeal {
  const idKey = derive(master, Buffer.alloc(0), 'file id')
  const proofKey = derive(master, Buffer.alloc(0), 'file head')
  const proof = (id: string, salt: Buffer) => createHmac('sha256', proofKey).update(id).update(salt).digest()
  return {
    startId: () => createHmac('sha256', idKey),
    newSalt: () => randomBytes(saltBytes),
    keyOf: (salt) => derive(master, salt, 'file content'),
    head: (id, salt) => Buffer.concat([mark, salt, proof(id, salt)]),
    readHead(id, head) {
      const salt = head.subarray(mark.length, mark.length + saltBytes)
      if (head.length !== headBytes || !head.subarray(0, mark.length).equals(mark)) throw new FileDamaged()
      if (!timingSafeEqual(head.subarray(-proofBytes), proof(id, salt))) throw new FileDamaged()
      return salt
    },
  }
}

function derive(master: Uint8Array, salt: Buffer, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, salt, `kendra:v1:${label}`, 32))
}
