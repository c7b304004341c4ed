import { describe, expect, it } from 'vitest'
import { backendPaths, insidePath, merchantPaths } from './paths.ts'

describe('a path to go back to', () => {
  it.each(['/backend', '/backend/settings/mail-log?page=2#x', '/mission&vission'])('%s stays as it is', (path) => {
    expect(insidePath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:x',
    '',
    7,
    null,
  ])('%s leads nowhere', (path) => {
    expect(insidePath(path) ?? '/').not.toMatch(/evil|javascript/)
  })
})

describe('addresses with an id', () => {
  it('carry it as one safe part', () => {
    expect(backendPaths.registration('12')).toBe('/backend/user-management/registration-action/12')
    expect(backendPaths.bank()).toBe('/backend/masters/bank')
    expect(merchantPaths.panApplyAs('N', 'individual', 'a/b')).toBe(
      '/merchant/product/nsdl-pan/apply/N/individual/a%2Fb',
    )
  })
})
