import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findClockReads, machineTime } from './check-clock.mjs'

const text =
  'const a = 1\nconst today = indianDay(new Date())\nconst then = new Date(a)\nconst late = Date.now() > a\nDate.parse(a)\n'

it('names every line of the server that reads the clock of the machine', () => {
  expect(findClockReads('api/sale/sell.ts', text)).toEqual([
    'api/sale/sell.ts:2: const today = indianDay(new Date())',
    'api/sale/sell.ts:4: const late = Date.now() > a',
  ])
})

it('leaves the clock itself, tests and the demo alone', () => {
  for (const file of ['api/platform/clock.ts', 'api/sale/sell.test.ts', 'api/testing/sales.ts', 'api/demo/past.ts'])
    expect(findClockReads(file, text)).toEqual([])
})

it('lets files that measure by the machine itself read milliseconds, and no day', () => {
  expect(findClockReads('api/platform/files/folder-store.ts', text)).toEqual([
    'api/platform/files/folder-store.ts:2: const today = indianDay(new Date())',
  ])
})

it('names every screen that asks the device for the day, but lets it measure', () => {
  expect(findClockReads('web/courier/parcel-fields.tsx', text)).toEqual([
    'web/courier/parcel-fields.tsx:2: const today = indianDay(new Date())',
  ])
  expect(findClockReads('web/platform/device-clock.ts', text)).toEqual([])
})

it('excepts no file that does without', () => {
  for (const file of Object.keys(machineTime)) expect(readFileSync(file, 'utf8')).toContain('Date.now()')
})
