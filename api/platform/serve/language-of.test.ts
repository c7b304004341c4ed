import { describe, expect, it } from 'vitest'
import { languageOf } from './language-of.ts'

describe('the language of a call is the first that it asks for', () => {
  it.each([
    ['hi', 'hi'],
    ['hi-IN,en;q=0.8', 'hi'],
    ['HI', 'hi'],
    ['en-IN,hi;q=0.8', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['constructor', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%s: %s', (asked, language) => {
    expect(languageOf({ url: '/api/auth/login', headers: { 'accept-language': asked } })).toBe(language)
  })

  it('and not the one that a cookie names', () => {
    expect(languageOf({ url: '/api/site', headers: { cookie: 'language=hi' } })).toBe('en')
  })
})

describe('the language of a page is the one that was chosen in the browser', () => {
  it.each([
    ['language=hi', 'hi'],
    ['a=b; language=hi; c=d', 'hi'],
    ['otherlanguage=hi', 'en'],
    ['language=xx', 'en'],
    ['language=__proto__', 'en'],
    [undefined, 'en'],
  ])('%s: %s', (cookie, language) => {
    expect(languageOf({ url: '/about?x=1', headers: { cookie, 'accept-language': 'hi' } })).toBe(language)
  })

  it.each(['/backend', '/backend?x', '/Backend/payment', '/tour', '/api/docs'])(
    'but in the back office it is English: %s',
    (url) => {
      expect(languageOf({ url, headers: { cookie: 'language=hi' } })).toBe('en')
    },
  )

  it('and in the own shop it is theirs, too', () => {
    expect(languageOf({ url: '/merchant/wallet', headers: { cookie: 'language=hi' } })).toBe('hi')
  })

  it('and a page that only begins alike is none of them', () => {
    expect(languageOf({ url: '/backendless', headers: { cookie: 'language=hi' } })).toBe('hi')
  })
})
