import { expect, it } from 'vitest'
import { findClockReads } from './check-clock.mjs'

const text = 'const a = 1\nconst today = indianDay(new Date())\nconst then = new Date(a)\n'

it('names every line of the server that reads the clock of the machine', () => {
  expect(findClockReads('api/sale/sell.ts', text)).toEqual(['api/sale/sell.ts:2: const today = indianDay(new Date())'])
})

it('leaves the clock itself, tests and the demo alone', () => {
  for (const file of ['api/platform/clock.ts', 'api/sale/sell.test.ts', 'api/testing/sales.ts', 'api/demo/past.ts'])
    expect(findClockReads(file, text)).toEqual([])
})
