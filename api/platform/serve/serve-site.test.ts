import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { makeWeb } from './make-web.ts'
import { serveSite } from './serve-site.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'kendra-site-'))
mkdirSync(path.join(root, 'assets'))
writeFileSync(path.join(root, 'assets', 'main-4f3a.js'), 'export {}')
writeFileSync(path.join(root, 'robots.txt'), 'User-agent: *')
writeFileSync(path.join(root, '.secret'), 'hidden')
writeFileSync(path.join(root, '..', `${path.basename(root)}.outside`), 'outside')

let chat = ''
const platform = { config: readConfig({ PUBLIC_URL: 'https://portal.test' }), log: openLog('silent') } as Platform
const web = await makeWeb(platform)
web.get('/api/known', async () => ({ known: true }))
const page = async () => '<!doctype html><title>Kendra</title>'
const inlineScript = "'sha256-abc='"
let time = Date.parse('2026-11-16T10:00:00Z')
const clock = { now: () => new Date(time) }
await serveSite(web, { root, clock, rateScale: 1, page, inlineScript, chatAddress: async () => chat })
await web.ready()
afterAll(async () => {
  await web.close()
  rmSync(root, { recursive: true })
  rmSync(path.join(root, '..', `${path.basename(root)}.outside`))
})

const get = (url: string) => web.inject({ method: 'GET', url })
const directives = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split('; ')
      .map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  )

describe('a page', () => {
  it.each([
    '/',
    '/api/docs',
    '/merchant',
    '/backend/registration/reg-detail/5',
    '/mission&vission',
    '/?next=//evil.example',
  ])('%s is the front end, asked for anew each time', async (url) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.body).toContain('<title>Kendra</title>')
  })

  it('may load nothing but its own files, and stand in no frame', async () => {
    const policy = directives((await get('/')).headers['content-security-policy'])
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-abc='",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'frame-src': "'self' blob:",
    })
  })

  it('carries the protective headers', async () => {
    expect((await get('/merchant')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
  })

  it.each([
    ['https://chat.example/embed/1?x=y', "'self' blob: https://chat.example"],
    ['https://chat.example:8443/x', "'self' blob: https://chat.example:8443"],
    ['http://chat.example/', "'self' blob:"],
    ['javascript:alert(1)', "'self' blob:"],
    ["https://chat.example; script-src 'unsafe-inline'", "'self' blob: https://chat.example"],
    ['https://x\r\nset-cookie: a=b', "'self' blob: https://x"],
  ])('with the chat at %j frames %s', async (address, frames) => {
    chat = address
    const policy = directives((await get('/')).headers['content-security-policy'])
    chat = ''
    expect([policy['frame-src'], policy['script-src']]).toEqual([frames, "'self' 'sha256-abc='"])
  })
})

describe('a file of the front end', () => {
  it('with a hash in its name is kept for ever, others are asked for anew', async () => {
    const kept = await get('/assets/main-4f3a.js')
    expect([kept.statusCode, kept.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache')
  })

  it('that is gone is told as gone, not answered with a page', async () => {
    const reply = await get('/assets/main-old.js')
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'This does not exist.' }])
  })

  it.each(['/livez', '/health', '/metrics', '/wp-login.php', '/backup.zip', '/merchant/old.js?v=1', '/.env'])(
    'that never was is a 404 and no page, so that no monitor takes it for a sign of health: %s',
    async (url) => {
      const reply = await get(url)
      expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'This does not exist.' }])
    },
  )

  it.each(['/.secret', '/assets/../.secret', '/%2e%2e/%2e%2e/etc/passwd', `/..%2f${path.basename(root)}.outside`])(
    'never lies outside: %s',
    async (url) => {
      expect((await get(url)).body).not.toMatch(/hidden|outside|root:/)
    },
  )
})

describe('a call that does not exist', () => {
  it.each(['/api/nowhere', '/API/Nowhere', '/api', '/api/', '/%61pi/nowhere'])(
    '%s is not answered with a page',
    async (url) => {
      const reply = await get(url)
      expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'This does not exist.' }])
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    },
  )
})

describe('without a built front end', () => {
  it('the server starts all the same and has no pages', async () => {
    const bare = await makeWeb(platform)
    await serveSite(bare, {
      root: path.join(root, 'nothing'),
      clock,
      rateScale: 1,
      chatAddress: async () => '',
      page,
      inlineScript,
    })
    expect((await bare.inject({ method: 'GET', url: '/' })).statusCode).toBe(404)
    await bare.close()
  })
})

describe('a flood of pages', () => {
  const from = (remoteAddress: string, url: string) => web.inject({ method: 'GET', url, remoteAddress })

  it('from one address is refused with a word and a time, files and everybody else are not', async () => {
    const flood = await Promise.all(Array.from({ length: 400 }, () => from('198.51.100.7', '/services')))
    const refused = flood.filter(({ statusCode }) => statusCode === 429)
    expect([flood.length - refused.length, refused.length]).toEqual([100, 300])
    expect(refused[0]?.headers['retry-after']).toMatch(/^[1-9]/)
    expect(refused[0]?.body).toContain('Please wait a moment')
    expect((await from('198.51.100.7', '/assets/main-4f3a.js')).statusCode).toBe(200)
    expect((await from('198.51.100.7', '/api/known')).statusCode).toBe(200)
    expect((await from('198.51.100.8', '/services')).statusCode).toBe(200)
    time += 5_000
    const later = await Promise.all(Array.from({ length: 100 }, () => from('198.51.100.7', '/services')))
    expect(new Set(later.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})
