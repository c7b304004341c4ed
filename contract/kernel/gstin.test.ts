import { describe, expect, it } from 'vitest'
import { isGstin, panOfGstin } from './gstin.ts'

const good = '27AAPFU0939F1ZV'

describe('a GSTIN', () => {
  it('is good when its check sign fits, and names its PAN', () => {
    expect(isGstin(good)).toBe(true)
    expect(panOfGstin(good)).toBe('AAPFU0939F')
  })

  it('with any one sign replaced by another is refused', () => {
    for (const [place, before] of [...good].entries()) {
      for (const sign of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const other = good.slice(0, place) + sign + good.slice(place + 1)
        if (sign !== before) expect([other, isGstin(other)]).toEqual([other, false])
      }
    }
  })

  it.each(['', good.toLowerCase(), good.slice(1), `${good}1`, `00${good.slice(2)}`])('is not %j', (value) => {
    expect(isGstin(value)).toBe(false)
  })
})
