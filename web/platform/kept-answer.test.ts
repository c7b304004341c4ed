import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSealedShelf } from '../testing/a-sealed-shelf.ts'
import { tokenOf } from '../testing/network.ts'
import { CallError } from './call-error.ts'
import { keepAnswer, orKept } from './kept-answer.ts'
import { forgetOldInput, forgetOwnInput } from './kept-input.ts'
import { saveSession } from './session.ts'
import { sealShelfOf, unsealShelves } from './shelf.ts'

const signIn = (sub: string) => saveSession({ token: tokenOf({ sub, role: 'merchant' }), refreshToken: sub })
const refused = (status: number) => () => Promise.reject(new CallError('No', { status }))
const lost = refused(0)

beforeEach(() => signIn('M000001'))
afterEach(unsealShelves)

describe('the last answer of the server', () => {
  it('is shown while there is no line, to nobody but who was told', async () => {
    sealShelfOf('M000001', aSealedShelf())
    expect(await orKept('/auth/me', async () => 'Asha')).toBe('Asha')
    expect(await orKept('/auth/me', lost)).toBe('Asha')
    await expect(orKept('/auth/you', lost)).rejects.toThrow('No')
    signIn('M000002')
    await expect(orKept('/auth/me', lost)).rejects.toThrow('No')
  })

  it('is shown where the line is so bad that no other comes in time; the late one is kept for the next time', async () => {
    vi.useFakeTimers()
    sealShelfOf('M000001', aSealedShelf())
    keepAnswer('/auth/me', 'Asha')
    const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('Asha Rao'), 9_000))
    const shown = orKept('/auth/me', slow)
    await vi.advanceTimersByTimeAsync(4_001)
    expect(await shown).toBe('Asha')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await orKept('/auth/me', lost)).toBe('Asha Rao')
  })

  it('is not shown for what the server refuses: who is locked out stays out', async () => {
    sealShelfOf('M000001', aSealedShelf())
    keepAnswer('/auth/me', 'Asha')
    await expect(orKept('/auth/me', refused(401))).rejects.toThrow('No')
    await expect(orKept('/auth/me', refused(403))).rejects.toThrow('No')
  })

  it('is kept only where it is sealed', async () => {
    keepAnswer('/auth/me', 'Asha')
    expect(localStorage.length).toBe(0)
    await expect(orKept('/auth/me', lost)).rejects.toThrow('No')
  })

  it('is kept for a day, and not beyond signing out', async () => {
    vi.useFakeTimers()
    const shelf = aSealedShelf()
    sealShelfOf('M000001', shelf)
    keepAnswer('/auth/me', 'Asha')
    vi.advanceTimersByTime(24 * 60 * 60_000 + 1)
    await expect(orKept('/auth/me', lost)).rejects.toThrow('No')
    forgetOldInput()
    expect(shelf.names()).toEqual([])
    keepAnswer('/auth/me', 'Asha')
    forgetOwnInput()
    expect(shelf.names()).toEqual([])
  })
})
