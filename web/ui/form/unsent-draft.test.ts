import { beforeEach, describe, expect, it } from 'vitest'
import { begunDraft, forgetUnsent, keepUnsent, withHiddenNumbers, withUnsent } from './unsent-draft.ts'

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
    // It keeps the version it was typed upon: the server will refuse it, and the person chooses.
    expect(begunDraft('pan 7', byAnother)).toMatchObject({ version: 3, draft: { name: 'asha rao' } })
  })

  it('is not given up for what another device has saved since, and takes no notice of itself in capitals', () => {
    keepUnsent('pan 7', { version: 3, draft: { ...sheet.draft, name: 'Asha R' } })
    expect(begunDraft('pan 7', { ...sheet, version: 5 })).toMatchObject({ version: 3, draft: { name: 'Asha R' } })
    const arrived = { version: 4, draft: { ...sheet.draft, name: 'ASHA R' } }
    expect(begunDraft('pan 7', arrived).version).toBe(4)
  })

  it('is sent once more as it was, where nobody knows whether it arrived', () => {
    const unanswered = { ...sheet.draft, name: 'ASHA K' }
    keepUnsent('pan 7', { version: 3, draft: { ...sheet.draft, name: 'ASHA KU' }, unanswered })
    expect(begunDraft('pan 7', sheet)).toEqual({ version: 3, draft: { ...sheet.draft, name: 'ASHA KU' }, unanswered })
  })

  it('is gone once the server has it', () => {
    keepUnsent('pan 7', { version: 3, draft: { ...sheet.draft, name: 'ASHA R' } })
    forgetUnsent('pan 7')
    expect(withUnsent('pan 7', sheet).name).toBe('ASHA')
  })
})

it('a draft that was saved is kept as the server would show it, without a whole number', () => {
  const saved = { aadhaarName: 'ASHA', aadhaarNo: '9999 4105 7058', people: [{ aadhaarNo: 'XXXX XXXX 5678' }] }
  expect(withHiddenNumbers(saved)).toEqual({ ...saved, aadhaarNo: 'XXXX XXXX 7058' })
})
