import { describe, expect, it } from 'vitest'
import { isSpeedPost } from './speed-post.ts'

describe('a Speed Post number', () => {
  it('of two letters, nine digits and IN is right by its check digit', () => {
    expect(isSpeedPost('EE473124829IN')).toBe(true)
  })

  it.each(['EE473124828IN', 'EE473124829US', 'E4731248291IN', 'ee473124829in', 'EE47312482IN', ''])(
    'is not %j',
    (number) => {
      expect(isSpeedPost(number)).toBe(false)
    },
  )

  it('has a 0 where its check digit would be ten, and a 5 where it would be eleven', () => {
    expect([isSpeedPost('EE123456710IN'), isSpeedPost('EE123456745IN')]).toEqual([true, true])
  })

  it('has one check digit that fits', () => {
    expect([...'0123456789'].filter((digit) => isSpeedPost(`EE47312482${digit}IN`))).toEqual(['9'])
  })

  it('catches every single wrong digit', () => {
    for (let at = 2; at < 10; at++)
      for (let digit = 0; digit <= 9; digit++) {
        const changed = `EE473124829IN`.split('')
        if (changed[at] === String(digit)) continue
        changed[at] = String(digit)
        expect(isSpeedPost(changed.join(''))).toBe(false)
      }
  })
})
