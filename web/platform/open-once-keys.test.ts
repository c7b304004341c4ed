import { describe, expect, it } from 'vitest'
import { openOnceKeys } from './open-once-keys.ts'

describe('the key of a request', () => {
  it('is the same for the same body, and another for another', () => {
    const headersFor = openOnceKeys()
    const first = headersFor({ amount: 5 })
    expect(first['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(headersFor({ amount: 5 })).toEqual(first)
    const second = headersFor({ amount: 6 })
    expect(second).not.toEqual(first)
    expect(headersFor({ amount: 6 })).toEqual(second)
  })

  it('is never shared by two forms', () => {
    expect(openOnceKeys()('x')).not.toEqual(openOnceKeys()('x'))
  })
})
