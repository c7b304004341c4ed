import { expect, it } from 'vitest'
import { panCategories, panCategoryNames } from './category.ts'
import { entityRules } from './check-entity.ts'
import type { PanQuestion } from './check-facts.ts'
import { aPerson } from './check-samples.ts'
import { proofFields, proofLabel, proofsFor, wantedProofs } from './documents.ts'
import { proofBookOn, proofListNames, usualProofLists } from './proof-lists.ts'

const question = (change: Partial<PanQuestion> = {}): PanQuestion => ({
  type: 'N',
  category: 'individual',
  mode: 'physical',
  today: '2026-11-15',
  proofs: proofBookOn(change.today ?? '2026-11-15'),
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

it('a paper that the back office has added reads as it is written', () => {
  expect(proofLabel('old-paper')).toBe('Old paper')
  expect(proofLabel('')).toBe('')
})

/** The lists in force from 1-4-2026, paper by paper. */
const listsOf2026 = [
  // Rule 114(4) list, carried over under Rule 158.
  ['identity', 'aadhaar voter-id driving-licence passport ration-card arms-licence government-id pensioner-card'],
  ['identity', 'health-card identity-certificate bank-certificate'],
  ['address', 'aadhaar voter-id driving-licence passport post-office-passbook property-tax domicile'],
  ['address', 'accommodation-letter property-registration electricity-bill phone-bill water-bill gas-bill'],
  ['address', 'bank-statement depository-statement card-statement address-certificate employer-certificate'],
  ['birth', 'birth-certificate matriculation passport driving-licence voter-id pension-order marriage-certificate'],
  ['birth', 'domicile affidavit'],
  // The list of 2025 takes a photo identity of the Government and the CGHS or ECHS card for birth as well.
  ['birth', 'government-id health-card'],
] as const

it.each(['identity', 'address', 'birth'] as const)(
  'the list in force of %s is the one of the law, paper by paper',
  (list) => {
    const wanted = listsOf2026.filter(([name]) => name === list).flatMap(([, codes]) => codes.split(' '))
    expect(
      proofBookOn('2026-04-01')
        [list].map(({ code }) => code)
        .sort(),
    ).toEqual(wanted.sort())
  },
)

it('Aadhaar proved a birth until 31-3-2026 and not a day longer', () => {
  const codes = (today: string) => proofsFor('birthProof', question({ today })).map(({ code }) => code)
  expect(codes('2026-03-31')).toContain('aadhaar')
  expect(codes('2026-03-31')).not.toContain('government-id')
  expect(codes('2026-04-01')).not.toContain('aadhaar')
  expect(codes('2026-04-01')).toEqual(expect.arrayContaining(['government-id', 'health-card']))
})

it('every list has papers on every day since it began, and says where it comes from', () => {
  for (const name of proofListNames) expect(proofBookOn('2026-11-15')[name]).not.toEqual([])
  for (const { source, since } of usualProofLists) {
    expect(source.length).toBeGreaterThan(10)
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

it('every entity can be signed for in the capacity that its kind names', () => {
  for (const [category, { capacities }] of Object.entries(entityRules))
    expect(capacities).toContain(panCategories[category as keyof typeof panCategories].capacity)
})
