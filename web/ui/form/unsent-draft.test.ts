import { beforeEach, describe, expect, it } from 'vitest'
import { forgetUnsent, keepUnsent, withUnsent } from './unsent-draft.ts'

const sheet = {
  version: 3,
  draft: { name: 'ASHA', aadhaarNo: 'XXXX XXXX 1234', people: [{ aadhaarNo: 'XXXX XXXX 5678' }] },
}

beforeEach(() => localStorage.clear())

describe('what was typed and did not reach the server', () => {
  it('is laid over the draft when it is opened again, but for numbers that must not lie about', () => {
    const typed = {
      name: 'ASHA R',
      aadhaarNo: '999941057058',
      people: [{ aadhaarNo: '999941057058' }, { aadhaarNo: '1' }],
    }
    keepUnsent('pan 7', { version: 3, draft: typed })
    expect(JSON.stringify(localStorage)).not.toContain('999941057058')
    expect(withUnsent('pan 7', sheet)).toEqual({
      ...sheet.draft,
      name: 'ASHA R',
      people: [{ aadhaarNo: 'XXXX XXXX 5678' }, { aadhaarNo: '' }],
    })
    expect(withUnsent('pan 8', sheet)).toEqual(sheet.draft)
  })

  it('is laid over what the server kept without our hearing of it, in its own capitals', () => {
    const unanswered = { ...sheet.draft, name: 'asha r ' }
    keepUnsent('pan 7', { version: 3, unanswered, draft: { ...sheet.draft, name: 'asha rao' } })
    const kept = { version: 4, draft: { ...sheet.draft, name: 'ASHA R' } }
    expect(withUnsent('pan 7', kept).name).toBe('asha rao')
    const byAnother = { version: 4, draft: { ...sheet.draft, name: 'SOMEBODY ELSE' } }
    expect(withUnsent('pan 7', byAnother).name).toBe('SOMEBODY ELSE')
  })

  it('is of no use upon another version, and gone once the server has it', () => {
    keepUnsent('pan 7', { version: 3, draft: { ...sheet.draft, name: 'ASHA R' } })
    expect(withUnsent('pan 7', { ...sheet, version: 4 }).name).toBe('ASHA')
    forgetUnsent('pan 7')
    expect(withUnsent('pan 7', sheet).name).toBe('ASHA')
  })
})
