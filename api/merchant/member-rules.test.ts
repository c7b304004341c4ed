import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memberLevels } from '../../contract/member.ts'
import { mayAdd, mayBecome, type Recruits } from './member-rules.ts'

const types = ['1', '2', '3', '4']
const aType = fc.constantFrom(...types)
const someRecruits = fc
  .record(Object.fromEntries(types.map((type) => [type, fc.subarray(types)])))
  .map((known): Recruits => new Map(Object.entries(known)))
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('join' as const), type: aType }),
    fc.record({ what: fc.constant('add' as const), who: fc.nat(), type: aType }),
    fc.record({ what: fc.constant('become' as const), who: fc.nat(), type: aType }),
  ),
  { maxLength: 40 },
)

interface Shop {
  type: string
  upline: Shop | undefined
}
const depthOf = (shop: Shop): number => (shop.upline ? depthOf(shop.upline) + 1 : 0)
const inOrder = (recruits: Recruits, shops: readonly Shop[]): boolean =>
  shops.every(
    (shop) => depthOf(shop) <= memberLevels && (!shop.upline || recruits.get(shop.upline.type)?.includes(shop.type)),
  )

/** One step on paper: what the shops would be, and whether the rules let it happen. */
function tried(recruits: Recruits, shops: readonly Shop[], step: { what: string; who?: number; type: string }) {
  const chosen = shops[(step.who ?? 0) % Math.max(shops.length, 1)]
  if (step.what === 'join' || !chosen)
    return { next: [...shops, { type: step.type, upline: undefined }], allowed: true }
  if (step.what === 'add') {
    const standing = { type: chosen.type, depth: depthOf(chosen) }
    return { next: [...shops, { type: step.type, upline: chosen }], allowed: mayAdd(recruits, standing, step.type) }
  }
  const members = shops.filter((shop) => shop.upline === chosen).map((shop) => shop.type)
  const allowed = mayBecome(recruits, { upline: chosen.upline?.type, members }, step.type)
  return { next: withType(shops, chosen, step.type), allowed }
}

/** The same shops with one of another type, and everyone below it still below it. */
function withType(shops: readonly Shop[], chosen: Shop, type: string): Shop[] {
  const copies = new Map(shops.map((shop) => [shop, { ...shop, type: shop === chosen ? type : shop.type }]))
  for (const copy of copies.values()) copy.upline = copy.upline && copies.get(copy.upline)
  return [...copies.values()]
}

describe('who may stand below whom', () => {
  it('whatever is added and changed, a step is allowed exactly when everything is in order after it', () => {
    fc.assert(
      fc.property(someRecruits, steps, (recruits, all) => {
        let shops: Shop[] = []
        for (const step of all) {
          const { next, allowed } = tried(recruits, shops, step)
          expect(allowed).toBe(inOrder(recruits, next))
          if (allowed) shops = next
        }
      }),
      { numRuns: 300 },
    )
  })

  it('nobody stands below the third level, however the types are set', () => {
    const everyone: Recruits = new Map([['1', ['1']]])
    expect([0, 1, 2, 3].map((depth) => mayAdd(everyone, { type: '1', depth }, '1'))).toEqual([true, true, true, false])
  })
})
