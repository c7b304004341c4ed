import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLanguage } from './choose-language.ts'
import { speakHere } from './speak-here.ts'

const replace = vi.fn()
beforeEach(() => {
  keepLanguage('hi')
  vi.stubGlobal('location', { replace })
})
afterEach(() => {
  vi.unstubAllGlobals()
  replace.mockReset()
  keepLanguage('en')
  sessionStorage.clear()
})

const goTo = (href: string) => speakHere({ location: { href } })

describe('whoever has chosen Hindi', () => {
  it.each(['/about?x=1', '/track', '/auth/register', '/kyc/merchant', '/merchant/wallet'])(
    'gets a page of visitors or of the own shop in Hindi from the server: %s',
    (href) => {
      expect(goTo(href)).toBeInstanceOf(Promise)
      expect(replace).toHaveBeenCalledExactlyOnceWith(href)
    },
  )

  it('stays on the page while only a finger lies on the link', () => {
    expect(speakHere({ location: { href: '/about' }, preload: true })).toBeUndefined()
    expect(replace).not.toHaveBeenCalled()
  })

  it('is not sent round in circles by a server that has no Hindi', () => {
    void goTo('/about')
    expect(goTo('/about')).toBeUndefined()
    expect(replace).toHaveBeenCalledOnce()
  })

  it.each(['/backend', '/backend/payment?page=2', '/tour'])('works in English at %s', (href) => {
    expect(goTo(href)).toBeUndefined()
    expect(replace).not.toHaveBeenCalled()
  })
})

it('whoever has chosen nothing stays where they are', () => {
  keepLanguage('en')
  expect(goTo('/')).toBeUndefined()
  expect(replace).not.toHaveBeenCalled()
})
