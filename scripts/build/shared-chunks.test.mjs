import { expect, it } from 'vitest'
import { nameShared } from './shared-chunks.mjs'

const areas = '/somewhere/web/areas'
/** A chunk that begins with a page, or is shared by several; as the bundler tells it. */
const chunk = (name, imports = [], begins = {}) => ({
  fileName: name,
  moduleIds: [`${name} 1`, `${name} 2`],
  imports,
  isEntry: false,
  facadeModuleId: null,
  ...begins,
})
const page = (path, imports) => chunk(path, imports, { facadeModuleId: `${areas}/${path}` })

const chunks = [
  chunk('main', ['router'], { isEntry: true, facadeModuleId: '/somewhere/web/main.tsx' }),
  page('public/public-chunk.ts', ['router', 'button', 'picture']),
  page('auth/auth-chunk.ts', ['button', 'password']),
  page('backoffice/backoffice-layout.tsx', ['router', 'button', 'password', 'menu', 'charts']),
  page('merchant/merchant-dashboard.tsx', ['menu', 'password', 'balance']),
  page('backoffice/gst-chunk.ts', ['table', 'calendar', 'balance']),
  page('merchant/gst-chunk.ts', ['table', 'calendar', 'balance']),
  page('merchant/uti-chunk.ts', ['table']),
  chunk('router', ['runtime']),
  chunk('runtime'),
  ...['button', 'picture', 'password', 'menu', 'charts', 'balance', 'table'].map((name) => chunk(name)),
  chunk('calendar', ['days']),
  chunk('days'),
]

it.each([
  ['router', 'first', 'every page loads it'],
  ['runtime', 'first', 'every page loads it by way of something else'],
  ['button', 'door', 'both doors load it'],
  ['menu', 'shell', 'both areas load it before they show anything'],
  ['table', 'pages', 'more than half of the pages load it'],
  ['calendar', 'pages', 'more than half of the pages load it'],
  ['days', 'pages', 'more than half of the pages load it by way of something else'],
  ['password', undefined, 'one door alone loads it, and the others shall not'],
  ['picture', undefined, 'one door alone loads it'],
  ['charts', undefined, 'one area alone loads it'],
  ['balance', undefined, 'the first page of one area loads it, which shall not load what pages share'],
])('what is in %s goes into the chunk %s: %s', (name, into) => {
  const named = nameShared(chunks)
  expect([named.get(`${name} 1`), named.get(`${name} 2`)]).toEqual([into, into])
})

it('a page that is loaded by its name keeps a chunk of its own', () => {
  const named = nameShared(chunks)
  expect(named.has('merchant/uti-chunk.ts 1')).toBe(false)
  expect(named.has('main 1')).toBe(false)
})
