import { describe, expect, it } from 'vitest'
import { backendPaths, merchantPaths } from './paths.ts'

describe('addresses with an id', () => {
  it('carry it as one safe part', () => {
    expect(backendPaths.registration('12')).toBe('/backend/user-management/registration-action/12')
    expect(backendPaths.bank()).toBe('/backend/masters/bank')
    expect(merchantPaths.panApplyAs('N', 'individual', 'a/b')).toBe(
      '/merchant/product/nsdl-pan/apply/N/individual/a%2Fb',
    )
  })
})
