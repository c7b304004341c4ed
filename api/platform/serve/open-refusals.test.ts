import { expect, it } from 'vitest'
import { slowDown } from '../problem.ts'
import { openRefusals } from './open-refusals.ts'

it("whoever has spent a budget is refused until the time is over, by the house's own clock", () => {
  let now = new Date('2026-04-05T10:00:00Z')
  const refusals = openRefusals({ now: () => now })
  refusals.remember('mail:user:7', slowDown(60))
  expect(() => refusals.refuse('mail:user:7')).toThrow('Please wait 60 seconds.')
  now = new Date('2026-04-05T10:00:59Z')
  expect(() => refusals.refuse('mail:user:7')).toThrow('Please wait 1 second.')
  now = new Date('2026-04-05T10:01:00Z')
  expect(() => refusals.refuse('mail:user:7')).not.toThrow()
  expect(() => refusals.refuse('mail:user:8')).not.toThrow()
})
