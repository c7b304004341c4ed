import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aBmp } from '../../testing/a-bmp.ts'
import { FileRefused } from './file-problems.ts'
import { readBmp } from './read-bmp.ts'

/** Three points wide and two high, every colour once. */
const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000', '#123456']
const points = Buffer.from(colours.map((colour) => colour.slice(1)).join(''), 'hex')
const small = { data: points, width: 3, height: 2 }

function refusal(content: Buffer): string {
  try {
    readBmp(content)
  } catch (error) {
    if (error instanceof FileRefused) return error.reason
    throw error
  }
  return 'taken'
}
/** Where in the file, how many bytes, and what is written there. */
type Lie = [at: number, bytes: number, value: number]
function withLies(bits: 8 | 24, lies: Lie[]): Buffer {
  const content = aBmp(small, { bits })
  for (const [at, bytes, value] of lies) content.writeUIntLE(value >>> 0, at, bytes)
  return content
}

describe('a bitmap', () => {
  it.each([1, 4, 8, 24, 32] as const)('of %i bits is read point by point', (bits) => {
    const two = { data: Buffer.from('ffffff000000000000ffffff', 'hex'), width: 2, height: 2 }
    const drawn = bits === 1 ? two : small
    expect(readBmp(aBmp(drawn, { bits }))).toEqual(drawn)
  })

  it('that stands from the top down is read so', () => {
    expect(readBmp(aBmp(small, { bits: 24, topDown: true }))).toEqual(small)
  })

  it('is the picture that another program draws from the same points', async () => {
    const photo = sharp({ create: { width: 37, height: 21, channels: 3, background: '#8899aa' } })
    const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
    expect(readBmp(aBmp({ data, width: info.width, height: info.height }, { bits: 32 })).data.equals(data)).toBe(true)
  })
})

describe('a bitmap that lies', () => {
  it.each<[string, Lie[], string]>([
    ['has no points behind its head', [[10, 4, 72]], 'broken'],
    ['says that it is wider than its bytes', [[18, 4, 4000]], 'broken'],
    ['is no points wide', [[18, 4, 0]], 'broken'],
    ['is less than no points wide', [[18, 4, -3]], 'broken'],
    ['is no points high', [[22, 4, 0]], 'broken'],
    [
      'has a billion points',
      [
        [18, 4, 40_000],
        [22, 4, 40_000],
      ],
      'pixels',
    ],
    ['is as wide as a number can be', [[18, 4, 2 ** 31 - 1]], 'pixels'],
    ['begins its points inside its own head', [[10, 4, 2]], 'broken'],
    ['is compressed', [[30, 4, 1]], 'type'],
    ['holds a JPEG', [[30, 4, 4]], 'type'],
    ['has a head of another age', [[14, 4, 12]], 'type'],
    ['has a head without end', [[14, 4, -1]], 'type'],
    ['has 16 bits', [[28, 2, 16]], 'type'],
  ])('is refused when it %s', (_what, lies, reason) => {
    expect(refusal(withLies(24, lies))).toBe(reason)
  })

  it('is refused when it names a colour that its palette has not, or more colours than its bits can name', () => {
    expect(refusal(withLies(8, [[46, 4, 2]]))).toBe('broken')
    expect(refusal(withLies(8, [[46, 4, 2 ** 31]]))).toBe('broken')
  })

  it('is refused wherever it is cut, and read or refused in a sentence whatever bytes are changed', () => {
    const content = aBmp(small, { bits: 8 })
    for (let length = 0; length < content.length; length += 1)
      expect([length, refusal(content.subarray(0, length))]).toEqual([length, 'broken'])
    const edits = fc.array(fc.tuple(fc.nat(content.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(edits, fc.constantFrom(1, 4, 8, 24, 32), (given, bits) => {
        const touched = aBmp(bits === 1 ? { ...small, data: Buffer.alloc(18) } : small, { bits: bits as 8 })
        for (const [at, byte] of given) touched[at % touched.length] = byte
        expect(['taken', 'broken', 'type', 'pixels']).toContain(refusal(touched))
      }),
      { numRuns: 2000 },
    )
  })
})
