import { expect, it } from 'vitest'
import { panCategories, panCategoryNames } from './category.ts'
import { entityRules } from './check-entity.ts'
import type { PanQuestion } from './check-facts.ts'
import { aPerson } from './check-samples.ts'
import { proofFields, proofLabel, proofsFor, wantedProofs } from './documents.ts'

const question = (change: Partial<PanQuestion> = {}): PanQuestion => ({
  type: 'N',
  category: 'individual',
  mode: 'physical',
  today: '2026-11-15',
  draft: aPerson(),
  ...change,
})

it.each(panCategoryNames)('%s has papers to choose from wherever some are wanted, each with a name', (category) => {
  for (const type of ['N', 'C'] as const) {
    const draft = aPerson({ changes: ['name'], withRepresentative: true })
    const asked = question({ type, category, draft })
    for (const field of wantedProofs(asked)) {
      const proofs = proofsFor(field, asked)
      expect([field, proofs.length > 0]).toEqual([field, true])
      expect(new Set(proofs.map(({ code }) => code)).size).toBe(proofs.length)
      for (const { code } of proofs) expect(proofLabel(code)).not.toBe(code)
    }
  }
})

it('a code fits its column', () => {
  const all = proofFields.flatMap((field) => proofsFor(field, question({ type: 'C' })))
  expect(all.every(({ code }) => /^[a-z-]{2,40}$/.test(code))).toBe(true)
})

it('an unknown code reads as it is written', () => expect(proofLabel('old-paper')).toBe('old-paper'))

it('every entity can be signed for in the capacity that its kind names', () => {
  for (const [category, { capacities }] of Object.entries(entityRules))
    expect(capacities).toContain(panCategories[category as keyof typeof panCategories].capacity)
})
