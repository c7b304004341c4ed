import { describe, expect, it } from 'vitest'
import { isAadhaar } from '../kernel/ids.ts'
import { states } from '../reference.ts'
import { type Constitution, constitutionNames, constitutions, panFits } from './constitution.ts'
import { checkRegistration } from './registration-check.ts'
import { documentTitle, gstDocuments, wantedDocuments } from './registration-documents.ts'
import { emptyPerson, emptyPlace, type GstDraft, gstDraft } from './registration-draft.ts'
import { aGstDraft, aGstPerson } from './registration-samples.ts'
import { gstStateCodes } from './registration-states.ts'

const today = '2026-11-15'
const check = (change: Partial<GstDraft> = {}) => checkRegistration(aGstDraft(change), { today, adultAt: 18 })
const people = (n: number) =>
  Array.from({ length: n }, (_, i) => aGstPerson(`p${i + 1}`, { panNo: `ABCPS123${i}${'ABCDEFGHIJK'[i]}` }))

describe('a registration', () => {
  it('is whole with everything in it', () => {
    expect(isAadhaar(aGstPerson('p1').aadhaarNo)).toBe(true)
    expect(check()).toEqual({})
  })

  it('begins with a new place and a new person as empty as if nothing had been typed', () => {
    const read = gstDraft.parse({ place: {}, people: [{ key: 'p1' }] })
    expect([read.place, read.people[0]]).toEqual([emptyPlace(), emptyPerson('p1')])
    expect(Object.values(emptyPlace()).join('')).toBe('')
    const { place, people } = gstDraft.parse({})
    expect([place, people]).toEqual([emptyPlace(), []])
  })

  it('keeps people apart by their keys, so that nobody gets the papers of another', () => {
    const read = (...keys: string[]) => gstDraft.safeParse({ people: keys.map((key) => ({ key })) }).success
    expect([read('p1', 'p2'), read('p1', 'p2', 'p1')]).toEqual([true, false])
  })

  it('says of an empty form what every field wants', () => {
    const wrong = checkRegistration(gstDraft.parse({}), { today, adultAt: 18 })
    for (const field of [
      'constitution',
      'legalName',
      'panNo',
      'state',
      'place.pin',
      'supplies',
      'signatory',
      'ifsc',
      'consent',
    ])
      expect(wrong).toHaveProperty([field])
  })

  it.each<[string, Partial<GstDraft>, string]>([
    ['a PAN of a company for a proprietor', { panNo: 'ABCCS1234E' }, 'panNo'],
    ["another PAN than the proprietor's", { panNo: 'ABCPS9999E' }, 'people.0.panNo'],
    ['a day of liability to come', { liableFrom: '2026-11-16' }, 'liableFrom'],
    ['no day of liability', { liableFrom: '' }, 'liableFrom'],
    ['an HSN of five digits', { supplies: [{ code: '10061', description: 'Rice' }] }, 'supplies.0.code'],
    ['a wrong IFSC', { ifsc: 'SBIN1' }, 'ifsc'],
    ['a signatory who is not named', { signatory: 'p9' }, 'signatory'],
    ['a child', { people: [aGstPerson('p1', { dob: '2008-11-16' })] }, 'people.0.dob'],
    ['a wrong Aadhaar number', { people: [aGstPerson('p1', { aadhaarNo: '234567890123' })] }, 'people.0.aadhaarNo'],
    ['the PAN of a firm for a person', { people: [aGstPerson('p1', { panNo: 'ABCFS1234E' })] }, 'people.0.panNo'],
    ['an additional place without a pincode', { additional: [{ ...aGstDraft().place, pin: '' }] }, 'additional.0.pin'],
  ])('with %s is refused at its field', (_what, change, field) => {
    expect(check(change)).toHaveProperty([field])
  })

  it.each<[Partial<GstDraft>, Record<string, string>]>([
    [{ panNo: 'ABCCS1234E' }, { panNo: 'Proprietorship: the fourth letter of the PAN must be P' }],
    [
      { constitution: 'llp', panNo: 'ABCCS1234E', people: people(2) },
      { panNo: 'Limited Liability Partnership: the fourth letter of the PAN must be F or E or K' },
    ],
    [{ panNo: 'ABCPS9999E' }, { 'people.0.panNo': "The proprietor's PAN is the PAN of the business" }],
    [{ liableFrom: '' }, { liableFrom: 'Required' }],
    [{ liableFrom: '15-11-2026' }, { liableFrom: 'Enter a date' }],
    [{ liableFrom: '2026-11-16' }, { liableFrom: 'This day is still to come' }],
    [{ liableFrom: '1961-06-05' }, { liableFrom: 'GST began on 01-Jul-2017' }],
    [{ liableFrom: '2017-07-01' }, {}],
    [{ signatory: 'p9' }, { signatory: 'Choose who signs' }],
    [{ people: [aGstPerson('p1', { dob: '2008-11-16' })] }, { 'people.0.dob': 'Must be at least 18 years old' }],
    [
      { people: [aGstPerson('p1', { panNo: 'ABCFS1234E' })], panNo: 'ABCFS1234E', constitution: 'others' },
      { 'people.0.panNo': 'Enter the PAN of a person: its fourth letter is P' },
    ],
  ])('with %j says what is wrong: %j', (change, wrong) => expect(check(change)).toMatchObject(wrong))

  it('takes somebody who is 18 today, and a duty that begins today', () => {
    expect(check({ liableFrom: today, people: [aGstPerson('p1', { dob: '2008-11-15' })] })).toEqual({})
  })

  it('takes an Aadhaar number as it is printed, in groups of four', () => {
    expect(check({ people: [aGstPerson('p1', { aadhaarNo: '2345 6789 0124' })] })).toEqual({})
  })

  it('says how many people there are to be', () => {
    expect(check({ constitution: 'partnership', panNo: 'ABCFS1234E', people: people(1) }).people).toBe(
      'Name at least 2',
    )
    expect(check({ constitution: 'partnership', panNo: 'ABCFS1234E', people: people(11) }).people).toBe(
      'Name at most 10',
    )
  })

  it('of two people without a PAN does not call it the same', () => {
    const two = [aGstPerson('p1', { panNo: '' }), aGstPerson('p2', { panNo: '' })]
    expect(check({ constitution: 'partnership', people: two })['people.1.panNo']).not.toContain('Another person')
  })

  it('leaves the bank account for later, and the day where the registration is voluntary', () => {
    expect(check({ bankLater: true, accountNo: '', ifsc: '' })).toEqual({})
    expect(check({ reason: 'voluntary', liableFrom: '' })).toEqual({})
  })

  it.each<[Constitution, number]>([
    ['proprietorship', 1],
    ['partnership', 2],
    ['huf', 1],
    ['private-limited', 2],
    ['one-person', 1],
    ['public-limited', 3],
    ['llp', 2],
    ['society', 2],
    ['others', 1],
  ])('of a %s names at least %i', (constitution, least) => {
    const panNo = `ABC${constitutions[constitution].panLetters.charAt(0)}S1230A`
    expect(check({ constitution, panNo, people: people(least) })).toEqual({})
    expect(check({ constitution, panNo, people: people(least - 1) })).toHaveProperty('people')
  })

  it('of one proprietor names no second, and nobody twice', () => {
    expect(check({ people: people(2) })).toHaveProperty('people')
    const twice = [aGstPerson('p1'), aGstPerson('p2')]
    expect(check({ constitution: 'partnership', panNo: 'ABCFS1234E', people: twice })).toEqual({
      'people.1.panNo': 'Another person here has this PAN',
    })
  })
})

describe('the PAN', () => {
  it.each<[Constitution, string]>([
    ['proprietorship', 'P'],
    ['partnership', 'F'],
    ['huf', 'H'],
    ['private-limited', 'C'],
    ['one-person', 'C'],
    ['public-limited', 'C'],
    ['llp', 'FEK'],
    ['society', 'ABT'],
    ['others', 'ABCEFGHJKLPT'],
  ])('of a %s has the fourth letter %s and no other', (constitution, letters) => {
    const fitting = [...'ABCEFGHJKLPT'].filter((letter) => panFits(constitution, `ABC${letter}S1234E`))
    expect(fitting.sort().join('')).toBe([...letters].sort().join(''))
  })
})

describe('the papers', () => {
  const kinds = (change: Partial<GstDraft>) =>
    wantedDocuments(aGstDraft(change))
      .filter(({ person }) => person === '')
      .map(({ kind }) => kind)

  it.each<[Constitution, string[]]>([
    ['proprietorship', []],
    ['huf', []],
    ['partnership', ['business-pan', 'deed', 'authorisation']],
    ['llp', ['business-pan', 'deed', 'certificate', 'authorisation']],
    ['private-limited', ['business-pan', 'certificate', 'board-resolution']],
    ['one-person', ['business-pan', 'certificate', 'board-resolution']],
    ['public-limited', ['business-pan', 'certificate', 'board-resolution']],
    ['society', ['business-pan', 'certificate', 'authorisation']],
    ['others', ['business-pan', 'certificate', 'authorisation']],
  ])('of a %s begin with %j', (constitution, own) => {
    expect(kinds({ constitution })).toEqual([...own, 'place-proof', 'rent-agreement', 'bank-proof'])
  })

  it('follow how the place is held, and whether the bank comes later', () => {
    const place = (possession: string) => ({ ...aGstDraft().place, possession })
    expect(kinds({ place: place('owned') })).toEqual(['place-proof', 'bank-proof'])
    expect(kinds({ place: place('consent'), bankLater: true })).toEqual(['place-proof', 'consent-letter'])
  })

  it('of every person are photo, PAN and Aadhaar card, named by them', () => {
    const draft = aGstDraft({ people: people(3) })
    const own = wantedDocuments(draft).filter(({ person }) => person === 'p2')
    expect(own.map(({ kind }) => kind)).toEqual(['photo', 'pan-card', 'aadhaar-card'])
    const named = [aGstPerson('p1'), aGstPerson('p2', { name: 'Ravi Sample' }), aGstPerson('p3', { name: '' })]
    const titles = ['p1', 'p2', 'p3', '', 'gone'].map((person) => documentTitle({ kind: 'photo', person }, named))
    expect(titles).toEqual(['Photo of Asha Sample', 'Photo of Ravi Sample', 'Photo of person 3', 'Photo', 'Photo'])
  })

  it('are as large as the GST portal takes them', () => {
    expect(gstDocuments.photo.maxBytes).toBe(100_000)
    expect(gstDocuments['rent-agreement'].maxBytes).toBe(2_000_000)
    expect(gstDocuments['place-proof'].maxBytes).toBe(1_000_000)
  })
})

it('every state has a code of its own, and every constitution people who stand for it', () => {
  expect(new Set(states.map((state) => gstStateCodes[state])).size).toBe(states.length)
  for (const name of constitutionNames) expect(constitutions[name].people[0]).toBeGreaterThan(0)
})
