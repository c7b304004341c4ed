import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { type PanCategory, panCategories, panCategoryNames } from './category.ts'
import { checkApplication, warnApplication } from './check-application.ts'
import { changesFor } from './check-correction.ts'
import { anEntity, aPerson } from './check-samples.ts'
import type { PanDraft } from './draft.ts'
import { nameLetter } from './pan-fits.ts'
import { panLawOn } from './pan-law.ts'
import type { PanQuestion } from './pan-question.ts'

const correction = (category: PanCategory, change: Partial<PanDraft> = {}): PanQuestion => ({
  type: 'C',
  category,
  mode: 'physical',
  today: '2026-11-15',
  ...panLawOn(firstBook, '2026-11-15'),
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

  it('with a name that does not fit the PAN is told so at the PAN and at the name, wherever one is typed last', () => {
    const misfit = wrongOf(ofPerson({ panNo: 'ABCPK1234E' }))
    expect(Object.keys(misfit).sort()).toEqual(['nameLast', 'panNo'])
    expect(misfit.nameLast).toBe(
      "The last name begins with S, but the PAN in use, ABCPK1234E, has K as its fifth letter. Mend one of them, or tick 'Name' under 'PAN and changes'",
    )
    const company = wrongOf(correction('company', { panNo: 'ABCCX1234E', panProof: 'pan-card' }))
    expect(Object.keys(company).sort()).toEqual(['entityName', 'panNo'])
    expect(company.entityName).toContain('The name begins with S, but the PAN in use, ABCCX1234E, has X')
  })

  it('with a PAN that is none says so there only, and a name that is none keeps its own reason', () => {
    expect(wrongOf(ofPerson({ panNo: 'ABCCK1234E' })).nameLast).toBeUndefined()
    expect(wrongOf(ofPerson({ panNo: 'ABCPK1234E', nameLast: 'S4MPLE' })).nameLast).not.toContain('PAN in use')
  })

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
    expect(wrongOf(ofPerson({ ...both, changes: ['parents', 'name'], changeProof: 'gazette' }))).toEqual({})
  })

  it('of a name typed with a blank before it or in small letters takes the letter that is seen', () => {
    expect(nameLetter('individual', aPerson({ nameLast: ' sample' }))).toBe('S')
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
    [['ABCPS9999Z', '', ''], undefined],
    [['', ''], 'Required'],
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
    expect(wrongOf(ofPerson({ surrender: [''] })).surrender).toBeUndefined()
  })

  it('of an entity changes neither parents, gender, photo, signature nor Aadhaar', () => {
    expect(changesFor('company')).toEqual(['name', 'born', 'address', 'contact', 'surrender'])
    const company = { panNo: 'ABCCS1234E', panProof: 'pan-card' }
    expect(wrongOf(correction('company', company))).toEqual({})
    expect(wrongOf(correction('company', { ...company, panNo: 'ABCCX1234E' })).panNo).toContain(
      'The fifth letter is X, but the name begins with S.',
    )
    expect(Object.keys(wrongOf(correction('company', { ...company, changes: ['parents'] })))).toEqual(['changes'])
    expect(wrongOf(correction('company', { ...company, changes: ['photo'] })).changes).toContain("'Photo'")
    const renamed = { ...company, panNo: 'ABCCX1234E', changes: ['name' as const] }
    expect(wrongOf(correction('company', { ...renamed, changeProof: 'roc-name-change' }))).toEqual({})
    expect(wrongOf(correction('company', { ...renamed, changeProof: 'revised-deed' })).changeProof).toContain(
      'not taken',
    )
  })

  it('of an LLP with an odd letter is warned of, not refused', () => {
    const odd = correction('llp', { panNo: 'ABCES1234E', panProof: 'pan-card' })
    expect(wrongOf(odd)).toEqual({})
    expect(warnApplication(odd).panNo).toContain('usually F')
    expect(warnApplication({ ...odd, type: 'N' }).panNo).toBeUndefined()
    expect(warnApplication(correction('llp', { panNo: 'ABCFS1234E' })).panNo).toBeUndefined()
    expect(warnApplication(correction('llp', { panNo: '' })).panNo).toBeUndefined()
    expect(warnApplication(correction('company', { panNo: 'ABCES1234E' })).panNo).toBeUndefined()
    expect(wrongOf(correction('llp', { panNo: 'ABCKS1234E', panProof: 'pan-card' }))).toEqual({})
    expect(wrongOf(correction('firm', { panNo: 'ABCES1234E', panProof: 'pan-card' })).panNo).toContain('has F there')
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
        const fits = fourth === panCategories[of].letter && fifth === nameLetter(of, question.draft)
        expect(wrongOf(question).panNo === undefined).toBe(fits)
      },
    ),
  )
})
