import { describe, expect, it } from 'vitest'
import { insidePath } from './inside-path.ts'

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
