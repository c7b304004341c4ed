export const sampleRate = 8000
const headerBytes = 44

/** The samples of a plain WAV file: one channel, 16 bit, 8 kHz. */
export function readWav(bytes: Buffer): Int16Array {
  const data = bytes.indexOf('data', 12, 'latin1')
  if (data < 0 || bytes.toString('latin1', 8, 12) !== 'WAVE') throw new Error('This is not a WAV file.')
  const length = bytes.readUInt32LE(data + 4) / 2
  return Int16Array.from({ length }, (_, i) => bytes.readInt16LE(data + 8 + i * 2))
}

export function writeWav(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(headerBytes + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, i) => {
    bytes.writeInt16LE(sample, headerBytes + i * 2)
  })
  return bytes
}
