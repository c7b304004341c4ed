import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf } from '../../../contract/aadhaar-samples.ts'
import { anAadhaarCode, pack, publicKeyText } from '../../testing/aadhaar-code.ts'
import { proveAadhaarCard } from './prove-aadhaar-card.ts'
import { readAadhaarCode } from './read-aadhaar-code.ts'

describe('the signed code of a card', () => {
  it.each(['', 'V2', 'V5'])('of version "%s" tells who it is and where they live', async (version) => {
    expect(await readAadhaarCode(await anAadhaarCode({ version }))).toMatchObject({
      name: 'Ravi Kumar Namuna',
      born: '1990-04-05',
      gender: 'M',
      careOf: 'S/O Shyam Lal Namuna',
      house: '12/4',
      district: 'Kanpur Nagar',
      state: 'Uttar Pradesh',
      pin: '208011',
      town: 'Kanpur',
      lastFour: '0018',
      number: '',
    })
  })

  it('with the year of birth alone tells no day', async () => {
    expect((await readAadhaarCode(await anAadhaarCode({ born: '1990' })))?.born).toBe('')
    expect((await readAadhaarCode(await anAadhaarCode({ born: '31-02-1990' })))?.born).toBe('')
  })

  it('is proved by the key it was signed with; one letter changed, or another key, and it is not', async () => {
    const key = await publicKeyText()
    const proofOf = async (code: Promise<string>, keys: readonly string[]) => {
      const card = await readAadhaarCode(await code)
      return card && proveAadhaarCard(card, keys)
    }
    expect(await proofOf(anAadhaarCode(), [key])).toBe('proved')
    expect(await proofOf(anAadhaarCode({ altered: true }), [key])).toBe('altered')
    expect(await proofOf(anAadhaarCode(), [])).toBe('unknown')
  })
})

it('the plain code of an old card tells the whole number, and nothing proves it', async () => {
  const xml =
    '<?xml version="1.0"?><PrintLetterBarcodeData uid="999999990019" name="Ravi Namuna" gender="M" dob="05/04/1990" co="S/O Shyam" house="1" vtc="Kanpur" dist="Kanpur Nagar" state="Uttar Pradesh" pc="208011"/>'
  const card = await readAadhaarCode(xml)
  expect(card).toMatchObject({ name: 'Ravi Namuna', born: '1990-04-05', number: '999999990019', lastFour: '0019' })
  expect(card && (await proveAadhaarCard(card, [await publicKeyText()]))).toBe('unknown')
})

describe('what is no such code', () => {
  it.each([
    'K1:3000000007:1/2',
    'upi://pay?pa=x@y',
    '1234567890',
    '9'.repeat(9000),
    '9'.repeat(4000),
    '<PrintLetterBarcodeData',
  ])('is told apart: %.40s', async (text) => expect(await readAadhaarCode(text)).toBeUndefined())

  it('does not unpack to more than a card holds', async () => {
    expect(await readAadhaarCode(digitsOf(await pack(new Uint8Array(2_000_000).fill(65))))).toBeUndefined()
  })

  it('never breaks the reader, whatever was packed', async () => {
    const property = fc.asyncProperty(fc.uint8Array({ minLength: 90, maxLength: 900 }), async (bytes) => {
      await readAadhaarCode(digitsOf(await pack(Uint8Array.from(bytes))))
      await readAadhaarCode(digitsOf(bytes))
    })
    await fc.assert(property, { numRuns: 100 })
  })
})
