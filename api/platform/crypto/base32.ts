const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Reads base32 as people type it: small letters, spaces and padding do not matter. */
export function decodeBase32(text: string): Buffer {
  const letters = text.toUpperCase().replace(/[\s=]/g, '')
  if (!/^[A-Z2-7]*$/.test(letters)) throw new Error('This is not base32.')
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
