const length = 32

/** Reads a 32-byte key written as base64 or hex; `name` says in the complaint where it came from. */
export function parseMasterKey(text: string, name: string): Buffer {
  const key = decode(text.trim())
  if (key?.length !== length) {
    throw new Error(`${name} must be 32 random bytes as base64 or hex. Make one with: openssl rand -base64 32`)
  }
  if (new Set(key).size < length / 4) {
    throw new Error(`${name} is not random. Make one with: openssl rand -base64 32`)
  }
  return key
}

function decode(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  // Buffer skips what is not base64, so the shape is checked first.
  if (/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return Buffer.from(text, 'base64')
  return undefined
}
