import { describe, expect, it } from 'vitest'
import { drawBars, signsOf } from './code-128.ts'
import { openDocument } from './open-document.ts'

describe('a bar code', () => {
  it('of the digits 00 to 05 has the check sign that the standard works out', () => {
    // (105 + 0·1 + 1·2 + 2·3 + 3·4 + 4·5 + 5·6) mod 103
    expect(signsOf('000102030405')).toEqual([105, 0, 1, 2, 3, 4, 5, (105 + 2 + 6 + 12 + 20 + 30) % 103, 106])
  })

  it('is as wide as its signs: eleven thin bars each, and thirteen for the stop', async () => {
    const { doc, bytes } = openDocument({ title: 'Bars' })
    doc.addPage()
    const width = drawBars(doc, '3000000001', { x: 0, y: 0, height: 20, thin: 1 })
    doc.end()
    await bytes
    expect(width).toBe((1 + 5 + 1) * 11 + 13)
  })

  it('takes pairs of digits only', () => {
    expect(() => signsOf('123')).toThrow('pairs of digits')
    expect(() => signsOf('12a4')).toThrow('pairs of digits')
  })
})
