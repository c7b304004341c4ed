import { describe, expect, it, vi } from 'vitest'
import { openPush, readPush } from './shown-push.ts'

describe('a push', () => {
  it('is shown in its own words, with the page behind it', () => {
    const sent = { title: 'PAN issued', text: 'Tap to see it.', link: '/merchant/product/nsdl-pan/paninfo/7' }
    expect(readPush(sent, 'portal.test')).toEqual(sent)
  })

  it.each([undefined, null, 'text', 7, [], {}])('that says %j is shown as the name of the site', (sent) => {
    expect(readPush(sent, 'portal.test')).toEqual({ title: 'portal.test', text: '', link: '/merchant' })
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/merchant/../backend',
    '/backend',
    'javascript:alert(1)',
    '/merchants',
  ])('never leads to %s', (link) => {
    expect(readPush({ title: 'x', link }, 'portal.test').link).toBe('/merchant')
  })
})

describe('a tap on it', () => {
  const aWindow = (url: string) => ({ url, focus: vi.fn(async () => undefined), postMessage: vi.fn() })

  it('brings an open window of the shop to the front, which goes there itself', async () => {
    const [office, shop] = [aWindow('https://portal.test/backend'), aWindow('https://portal.test/merchant/product')]
    const openWindow = vi.fn()
    await openPush('/merchant/x', { windows: [office, shop], openWindow })
    expect(shop.focus).toHaveBeenCalledOnce()
    expect(shop.postMessage.mock.calls).toEqual([[{ open: '/merchant/x' }]])
    expect([office.focus.mock.calls, openWindow.mock.calls]).toEqual([[], []])
  })

  it('opens the portal where it is closed', async () => {
    const openWindow = vi.fn(async () => undefined)
    await openPush('/merchant/x', { windows: [aWindow('https://portal.test/auth/login')], openWindow })
    expect(openWindow.mock.calls).toEqual([['/merchant/x']])
  })
})
