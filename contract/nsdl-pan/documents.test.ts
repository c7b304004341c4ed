import { expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { firstProofs } from '../first-law/first-proofs.ts'
import { ruleValues } from '../law/rule-kinds.ts'
import { panCategories, panCategoryNames } from './category.ts'
import { entityRules } from './check-entity.ts'
import { aPerson } from './check-samples.ts'
import { proofLabel, proofsFor, wantedProofs } from './documents.ts'
import { panLawOn } from './pan-law.ts'
import type { PanQuestion } from './pan-question.ts'
import { proofListNames } from './proof-lists.ts'

const proofBookOn = (day: string) => panLawOn(firstBook, day).proofs

const question = (change: Partial<PanQuestion> = {}): PanQuestion => ({
  type: 'N',
  category: 'individual',
  mode: 'physical',
  today: '2026-11-15',
  ...panLawOn(firstBook, change.today ?? '2026-11-15'),
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

/** Every paper that any list has named since it began, and what stands for the papers of whoever acts for a minor. */
const everyPaper = [
  ...firstProofs.flatMap(({ code, since, value }) =>
    value.proofs.map((paper) => [`${code} since ${since}`, paper] as const),
  ),
  ...proofsFor('identityProof', question({ draft: aPerson({ born: '2015-01-01' }) })).map(
    (paper) => ['identity of a minor', paper] as const,
  ),
]

it('a paper of every list is written as one that the back office adds must be', () => {
  expect(everyPaper.map(([, { code }]) => code)).toContain('representative')
  for (const [list, paper] of everyPaper)
    expect([list, paper.code, ruleValues.proofs.safeParse({ proofs: [paper] }).success]).toEqual([
      list,
      paper.code,
      true,
    ])
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

/** A book changes on a day on which a list begins; the day before it is the last of the older one. */
const daysOfChange = [...new Set(firstProofs.map(({ since }) => since))].sort()
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

it('every list has papers on every day since the first began, and says where it comes from', () => {
  const [first = ''] = daysOfChange
  const days = [...daysOfChange, ...daysOfChange.map(dayBefore), '2026-11-15'].filter((day) => day >= first)
  expect(days.length).toBeGreaterThan(3)
  for (const day of days)
    for (const name of proofListNames) expect([day, name, proofBookOn(day)[name].length > 0]).toEqual([day, name, true])
  for (const { source, since } of firstProofs) {
    expect(source.length).toBeGreaterThan(10)
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

it('every entity can be signed for in the capacity that its kind names', () => {
  for (const [category, { capacities }] of Object.entries(entityRules))
    expect(capacities).toContain(panCategories[category as keyof typeof panCategories].capacity)
})

it('an HUF proves its formation once, with any paper of the list, however young it is; a company never', () => {
  const wants = (category: 'huf' | 'company', type: 'N' | 'C') =>
    wantedProofs(question({ category, type })).includes('birthProof')
  expect([wants('huf', 'N'), wants('huf', 'C'), wants('company', 'N')]).toEqual([true, false, false])
  const young = question({ category: 'huf', draft: aPerson({ born: '2024-01-01' }) })
  expect(proofsFor('birthProof', young)).toEqual(young.proofs.birth)
})

it('a representative shows who they are by the list of identity, and where they live by that of address', () => {
  const asked = question({ draft: aPerson({ withRepresentative: true }) })
  expect(proofsFor('raIdentityProof', asked)).toEqual(asked.proofs.identity)
  expect(proofsFor('raAddressProof', asked)).toEqual(asked.proofs.address)
})

it('before the first list began no list is made up', () => {
  expect(() => proofBookOn('1950-01-01')).toThrow("No version of the rule 'proofs/identity' holds on 1950-01-01.")
})
