import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isAreaPage,
  isBuildFile,
  isPortalPage,
  keepBuildFiles,
  oldCaches,
  takeBuildFile,
  takePage,
} from './kept-files.ts'

/** The browser's caches, as far as they are used. */
function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>()
  const pathOf = (address: string) => new URL(address, 'https://portal.test').pathname
  const open = async (name: string) => {
    const inside = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, inside)
    return {
      put: async (address: string, response: Response) => void inside.set(pathOf(address), response),
      add: async (address: string) => void inside.set(pathOf(address), await fetch(address)),
    }
  }
  const match = async (address: string, { cacheName }: { cacheName?: string } = {}) =>
    [...kept]
      .filter(([name]) => !cacheName || name === cacheName)
      .flatMap(([, inside]) => inside.get(pathOf(address)) ?? [])[0]
      ?.clone()
  return { kept, open, match }
}

let caches = fakeCaches()
const online = vi.fn<(asked: Request | string) => Promise<Response>>()
beforeEach(() => {
  caches = fakeCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', online)
  online.mockReset()
  online.mockImplementation(async (asked) => new Response(`now ${typeof asked === 'string' ? asked : asked.url}`))
})
afterEach(() => vi.useRealTimers())

const request = (path: string) => new Request(`https://portal.test${path}`)
const textOf = async (answer: Promise<Response>) => (await answer).text()
const offline = () => online.mockRejectedValue(new TypeError('Failed to fetch'))

describe('what the worker keeps', () => {
  it('is files of a build, in any language, and pages behind the sign-in; nothing else', () => {
    const paths = [
      '/assets/first-CExT7tEz.js',
      '/hi/assets/a.css',
      '/api/assets/x',
      '/assets/a/b.js',
      '/before-paint.js',
    ]
    expect(paths.filter(isBuildFile)).toEqual(['/assets/first-CExT7tEz.js', '/hi/assets/a.css'])
    const pages = ['/merchant', '/Merchant/product', '/backend/x', '/kyc', '/', '/about', '/merchants']
    expect(pages.filter(isAreaPage)).toEqual(['/merchant', '/Merchant/product', '/backend/x', '/kyc'])
  })

  it('opens no page of a payment, no call and no file in place of the server', () => {
    const pages = [
      '/',
      '/auth/login',
      '/merchant/x',
      '/pay/7',
      '/api/auth/me',
      '/api',
      '/robots.txt',
      '/about',
      '/track',
    ]
    expect(pages.filter(isPortalPage)).toEqual(['/', '/auth/login', '/merchant/x'])
  })

  it('is asked for once: a file of a build never changes', async () => {
    const file = '/assets/first-1.js'
    expect(await textOf(takeBuildFile(request(file), 'b1'))).toContain('now')
    offline()
    expect(await textOf(takeBuildFile(request(file), 'b1'))).toContain('now')
    expect(online).toHaveBeenCalledTimes(1)
  })

  it('is no file that was not there', async () => {
    online.mockResolvedValue(new Response('gone', { status: 404 }))
    expect((await takeBuildFile(request('/assets/first-1.js'), 'b1')).status).toBe(404)
    expect(caches.kept.size).toBe(0)
  })

  it('is also what the page had loaded before, but for calls and pages', async () => {
    const loaded = ['/assets/a.js', '/api/auth/me', '/about'].map((path) => `https://portal.test${path}`)
    await keepBuildFiles(loaded, 'b1')
    expect([...(caches.kept.get('kendra files b1')?.keys() ?? [])]).toEqual(['/assets/a.js'])
  })
})

describe('two builds side by side', () => {
  it('an old tab finds the files of its build, and the ones before that are dropped', () => {
    const names = ['kendra page', 'kendra files b1', 'kendra files b2', 'kendra files b3', 'somebody else']
    expect(oldCaches(names, 'b3')).toEqual(['kendra files b1'])
    expect(oldCaches(names.slice(0, 2), 'b2')).toEqual([])
    expect(oldCaches(['kendra page', 'kendra odd'], 'b1')).toEqual(['kendra odd'])
  })

  it('a file is found in whichever build it was kept, and belongs to the new one from then on', async () => {
    await takeBuildFile(request('/assets/old-1.js'), 'b1')
    offline()
    expect(await textOf(takeBuildFile(request('/assets/old-1.js'), 'b2'))).toContain('now')
    expect([...(caches.kept.get('kendra files b2')?.keys() ?? [])]).toEqual(['/assets/old-1.js'])
  })
})

describe('a page', () => {
  it('comes from the server while there is one, and the last of an area is kept', async () => {
    expect(await textOf(takePage(request('/merchant/product')))).toContain('/merchant/product')
    await takePage(request('/about'))
    expect([...(caches.kept.get('kendra page')?.keys() ?? [])]).toEqual(['/merchant'])
  })

  it('is the kept one without a network, whatever the address, and fails where none is kept', async () => {
    offline()
    await expect(takePage(request('/merchant/product'))).rejects.toThrow()
    online.mockResolvedValueOnce(new Response('frame'))
    await takePage(request('/merchant'))
    expect(await textOf(takePage(request('/merchant/other?step=address')))).toBe('frame')
  })

  it('is the kept one when the server does not answer within four seconds', async () => {
    online.mockResolvedValueOnce(new Response('frame'))
    await takePage(request('/merchant'))
    vi.useFakeTimers()
    online.mockReturnValue(new Promise(() => undefined))
    const page = textOf(takePage(request('/merchant')))
    await vi.advanceTimersByTimeAsync(4_001)
    expect(await page).toBe('frame')
  })
})
