import { expect, it } from 'vitest'
import { importKey, openText, sealText } from './sealed-rows.ts'

const bytes = (of: number) =>
  btoa(String.fromCharCode(...new Array(32).fill(of)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
const keyOf = async (signIn: string, of: number) => ({ signIn, person: 'M000001', key: await importKey(bytes(of)) })

it('what is sealed opens with the key of its sign-in, under its own name, and nowhere else', async () => {
  const [mine, theirs] = [await keyOf('1', 255), await keyOf('2', 250)]
  const row = await sealText('आशा types', mine, 'typed:M000001:kyc')
  expect(new TextDecoder().decode(row.bytes)).not.toContain('types')
  expect(await openText(row, mine)).toBe('आशा types')
  expect(await openText(row, theirs)).toBeUndefined()
  expect(await openText({ ...row, name: 'typed:M000001:other' }, mine)).toBeUndefined()
})

it('the same text is sealed differently each time, and the key cannot be read', async () => {
  const mine = await keyOf('1', 7)
  const [one, two] = [await sealText('x', mine, 'a'), await sealText('x', mine, 'a')]
  expect([...one.iv]).not.toEqual([...two.iv])
  await expect(crypto.subtle.exportKey('raw', mine.key)).rejects.toThrow()
})
