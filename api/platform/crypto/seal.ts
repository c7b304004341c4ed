import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text for one place only: `context` names the row and column, and the text opens nowhere else. */
export function sealText(key: Uint8Array, plain: string, context: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(context))
  const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${version}.${sealed.toString('base64url')}`
}

/** Opens what `sealText` made with the same key and context; anything else throws. */
export function openText(key: Uint8Array, sealed: string, context: string): string {
  const [prefix, body = ''] = sealed.split('.', 2)
  const bytes = Buffer.from(body, 'base64url')
  if (prefix !== version || bytes.length < nonceBytes + tagBytes) throw new Error('This is not a sealed value.')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(bound(context)).setAuthTag(bytes.subarray(-tagBytes))
  try {
    return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new Error('The sealed value does not open: it was altered, moved, or sealed with another key.')
  }
}

function bound(context: string): Buffer {
  return Buffer.from(`${version}:${context}`, 'utf8')
}
