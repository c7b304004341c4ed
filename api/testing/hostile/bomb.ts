import { constants, deflateRawSync } from 'node:zlib'

const piece = 5_000_000

/** So many megabytes of nothing, packed without a head. Its pieces stand for themselves, so that it is quickly made. */
export function rawBomb(megabytes: number, sign = '\0'): Buffer {
  const packed = deflateRawSync(Buffer.alloc(piece, sign), { finishFlush: constants.Z_FULL_FLUSH })
  const pieces = Array<Buffer>(Math.ceil((megabytes * 1e6) / piece)).fill(packed)
  return Buffer.concat([...pieces, Buffer.from([3, 0])])
}

/** The same with the head that PDF and PNG want; the sum at its end is wrong, which is noticed when it is too late. */
export const compressionBomb = (megabytes: number): Buffer =>
  Buffer.concat([Buffer.from([0x78, 0x9c]), rawBomb(megabytes), Buffer.alloc(4)])
