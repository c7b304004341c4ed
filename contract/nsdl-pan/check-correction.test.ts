import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PanCategory, panCategories, panCategoryNames } from './category.ts'
import { checkApplication, warnApplication } from './check-application.ts'
import { changesFor, nameLetter } from './check-correction.ts'
import type { PanQuestion } from './check-facts.ts'
import { anEntity, aPerson } from './check-samples.ts'
import type { PanDraft } from './draft.ts'
import { proofBookOn } from './proof-lists.ts'

const correction = (category: PanCategory, change: Partial<PanDraft> = {}): PanQuestion => ({
  type: 'C',
  category,
  mode: 'physical',
  today: '2026-11-15',
  proofs: proofBookOn('2026-11-15'),
  draft: category === 'individual' ? aPerson(change) : anEntity(category, change),
})
const base: Partial<PanDraft> = { panNo: 'ABCPS1234E', panProof: 'pan-card' }
const ofPerson = (change: Partial<PanDraft> = {}) => correction('individual', { ...base, ...change })
const wrongOf = (question: PanQuestion) => checkApplication(question)

describe('a correction', () => {
  it('with nothing ticked is a reprint and wants no proof of a change', () => expect(wrongOf(ofPerson())).toEqual({}))

  it.each<[Partial<PanDraft>, string]>([
    [{ panNo: '' }, 'Required'],
    [{ panNo: 'ABCPS0000E' }, 'Enter a PAN'],
    [{ panNo: 'ABCCS1234E' }, 'The fourth letter is C, but a PAN of this kind (Individual) has P there'],
    [
      { panNo: 'ABCPK1234E' },
      "The fifth letter is K, but the last name begins with S. Tick 'Name' if the name changes",
    ],
  ])('of a person with %j is refused', (change, why) => expect(wrongOf(ofPerson(change)).panNo).toContain(why))

  it('of the name takes the letter of the former name, and wants one paper for it', () => {
    const renamed = { panNo: 'ABCPK1234E', changes: ['name' as const] }
    expect(wrongOf(ofPerson(renamed))).toEqual({ changeProof: 'Required' })
    expect(wrongOf(ofPerson({ ...renamed, changeProof: 'gazette' }))).toEqual({})
    expect(wrongOf(ofPerson({ ...renamed, changeProof: 'marriage-certificate' })).changeProof).toContain('not taken')
    const woman = ofPerson({ ...renamed, gender: 'F', changeProof: 'marriage-certificate' })
    expect(wrongOf(woman)).toEqual({})
  })

  it('of name and parents wants one paper that is taken for both', () => {
    const both = { gender: 'F' as const, changes: ['name' as const, 'parents' as const] }
    expect(wrongOf(ofPerson({ ...both, changeProof: 'marriage-certificate' })).changeProof).toContain('not taken')
    expect(wrongOf(ofPerson({ ...both, changeProof: 'gazette' }))).toEqual({})
  })

  it('of the day of birth wants a proof of birth; others do not', () => {
    expect(wrongOf(ofPerson({ birthProof: '' }))).toEqual({})
    expect(wrongOf(ofPerson({ birthProof: '', changes: ['born'] }))).toEqual({ birthProof: 'Required' })
  })

  it("wants the proof of the PAN, and of a lost card the FIR or a word that there is none: then on 'good effort'", () => {
    expect(wrongOf(ofPerson({ panProof: '' })).panProof).toBe('Required')
    expect(wrongOf(ofPerson({ cardLost: true })).panProof).toContain('not taken')
    expect(wrongOf(ofPerson({ cardLost: true, panProof: 'fir-copy' }))).toEqual({})
    expect(wrongOf(ofPerson({ cardLost: true, panProof: 'good-effort' }))).toEqual({})
    expect(wrongOf(ofPerson({ panProof: 'good-effort' })).panProof).toContain('not taken')
  })

  it.each<[string[], string | undefined]>([
    [['ABCPS9999Z'], undefined],
    [['ABCPS9999Z', ''], undefined],
    [[], 'Required'],
    [['ABCPS1234E'], 'The PAN in use cannot be given back'],
    [['ABCPS9999Z', 'ABCPS9999Z'], 'Write each PAN once'],
    [['ABCCS9999Z'], 'ABCCS9999Z: The fourth letter is C'],
    [['ABC'], 'ABC: Enter a PAN'],
  ])('that gives back %j', (surrender, why) => {
    const wrong = wrongOf(ofPerson({ changes: ['surrender'], surrender })).surrender
    if (why) expect(wrong).toContain(why)
    else expect(wrong).toBeUndefined()
  })

  it('names PANs to give back only when that is ticked', () => {
    expect(wrongOf(ofPerson({ surrender: ['ABCPS9999Z'] })).surrender).toContain('Tick')
  })

  it('of an entity changes neither parents, gender, photo, signature nor Aadhaar', () => {
    expect(changesFor('company')).toEqual(['name', 'born', 'address', 'contact', 'surrender'])
    const company = { panNo: 'ABCCS1234E', panProof: 'pan-card' }
    expect(wrongOf(correction('company', company))).toEqual({})
    expect(wrongOf(correction('company', { ...company, changes: ['photo'] })).changes).toContain("'Photo'")
    const renamed = { ...company, panNo: 'ABCCX1234E', changes: ['name' as const] }
    expect(wrongOf(correction('company', { ...renamed, changeProof: 'roc-name-change' }))).toEqual({})
    expect(wrongOf(correction('company', { ...renamed, changeProof: 'revised-deed' })).changeProof).toContain(
      'not taken',
    )
  })

  it('of a partnership with an odd letter is warned of, not refused', () => {
    const odd = correction('llp', { panNo: 'ABCES1234E', panProof: 'pan-card' })
    expect(wrongOf(odd)).toEqual({})
    expect(warnApplication(odd).panNo).toContain('usually F')
    expect(wrongOf(correction('company', { panNo: 'ABCES1234E', panProof: 'pan-card' })).panNo).toContain(
      'fourth letter',
    )
  })

  it('of a name that begins with a digit has no letter to compare', () => {
    const digits = correction('company', { entityName: '3 STAR FOODS', panNo: 'ABCCT1234E', panProof: 'pan-card' })
    expect(wrongOf(digits)).toEqual({})
  })
})

it('a PAN is taken exactly when its fourth letter is that of the kind and its fifth that of the name', () => {
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const kind = fc.constantFrom(...'ABCFGHJLPT')
  const category = fc.constantFrom(...panCategoryNames)
  fc.assert(
    fc.property(
      category,
      kind,
      letter,
      letter,
      fc.integer({ min: 1, max: 9999 }),
      (of, fourth, fifth, last, number) => {
        const panNo = `ABC${fourth}${fifth}${String(number).padStart(4, '0')}${last}`
        const question = correction(of, { panNo, panProof: 'pan-card' })
        const fits = fourth === panCategories[of].letter && fifth === nameLetter(question)
        expect(wrongOf(question).panNo === undefined).toBe(fits)
      },
    ),
  )
})
