import { expect, it } from 'vitest'
import { findCasts, judgeCasts } from './check-casts.mjs'

const placesIn = (file, text) => findCasts(file, text).map(({ place, type }) => `${place} ${type}`)

it('names every cast with its line and type, and counts one through unknown once', () => {
  const text = [
    "const names = ['a'] as const",
    'const row = found as Row',
    'const both = { one: x as One, two: (y as Two).z }',
    'const client = pool as unknown as Client',
    "const words = 'as good as new'",
    'const page = <Link search={asked as never} />',
  ].join('\n')
  expect(placesIn('web/sale/page.tsx', text)).toEqual([
    'web/sale/page.tsx:2 Row',
    'web/sale/page.tsx:3 One',
    'web/sale/page.tsx:3 Two',
    'web/sale/page.tsx:4 Client',
    'web/sale/page.tsx:6 never',
  ])
})

it('leaves tests and the demo alone', () => {
  for (const file of ['api/sale/sell.test.ts', 'api/testing/sales.ts', 'api/demo/past.ts', 'web/testing/visit.tsx'])
    expect(findCasts(file, 'const a = b as C')).toEqual([])
})

it('refuses more casts than there were, and asks for the number to be lowered when there are fewer', () => {
  const casts = findCasts('api/sale/sell.ts', 'const a = b as C\nconst d = e as F')
  expect(judgeCasts(casts, 2)).toEqual([])
  expect(judgeCasts(casts, 1)).toEqual(['There are 2 casts, and 1 were enough before.'])
  expect(judgeCasts(casts, 3)).toHaveLength(1)
})

it('wants a reason above every cast through unknown', () => {
  const silent = findCasts('api/a.ts', 'const a = b as unknown as C')
  const said = findCasts('api/a.ts', '// cast: the library keeps it to itself\nconst a = b as unknown as C')
  expect([silent, said].map((casts) => judgeCasts(casts, 1).length)).toEqual([1, 0])
})
