import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: taken away again
  document.cookie = 'language=; path=/; max-age=0'
  vi.unstubAllGlobals()
})

/** The window's own cannot be replaced in this browser. */
function watchReload() {
  const reload = vi.fn()
  vi.stubGlobal('location', { protocol: 'https:', reload })
  return reload
}

describe('the choice of a language', () => {
  it('is kept in this browser, and the page comes anew in it', () => {
    const reload = watchReload()
    const set = vi.spyOn(document, 'cookie', 'set')
    chooseLanguage('hi')
    expect(set.mock.calls).toEqual([['language=hi; path=/; max-age=31536000; samesite=lax; secure']])
    expect(reload).toHaveBeenCalledOnce()
  })

  it('of the language that the page is in already loads nothing', () => {
    const reload = watchReload()
    chooseLanguage('en')
    expect(reload).not.toHaveBeenCalled()
  })
})
