const start = 2

/** Gives a JPEG the head in which providers look for its density; the encoder leaves it out with all other metadata. */
export function markDensity(jpeg: Buffer, dpi: number): Buffer {
  const head = Buffer.from('FFE0 0010 4A46494600 0101 01 0000 0000 00 00'.replaceAll(' ', ''), 'hex')
  head.writeUInt16BE(dpi, 12)
  head.writeUInt16BE(dpi, 14)
  return Buffer.concat([jpeg.subarray(0, start), head, jpeg.subarray(start)])
}
