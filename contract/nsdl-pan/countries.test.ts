import { describe, expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { checkApplication, warnApplication } from './check-application.ts'
import { aPerson } from './check-samples.ts'
import { countryNames, isKnownCountry, isMeantAsIndia } from './countries.ts'
import type { PanDraft } from './draft.ts'
import { countriesWithoutZip } from './no-zip-countries.ts'
import { panLawOn } from './pan-law.ts'

const today = '2026-11-15'
const law = panLawOn(firstBook, today)

const at = (homeCountry: string) => {
  const draft = aPerson({ homeCountry, homeState: '', homePin: '12345' })
  const question = { type: 'N', category: 'individual', mode: 'physical', today, draft, ...law } as const
  return { wrong: checkApplication(question).homeCountry, warning: warnApplication(question).homeCountry }
}

describe('the country of an address', () => {
  it.each(['Inida', 'Indai', 'Indiaa', 'IND', 'in', 'Bharat', 'भारत', 'Republic of India'])(
    '%s is told to be India, before a card is paid for that goes abroad',
    (text) => {
      expect(at(text)).toEqual({ wrong: 'Write India: anything else is an address abroad', warning: undefined })
    },
  )

  it.each([
    'United Arab Emirates',
    'UAE',
    'U.S.A.',
    'the Netherlands',
    'Türkiye',
    'Côte d’Ivoire',
    'Trinidad & Tobago',
    'Indonesia',
    'Iran',
    'Niger',
    'oman',
  ])('%s is known as it is written', (text) => {
    expect(at(text)).toEqual({ wrong: undefined, warning: undefined })
  })

  it.each(['Dubai', 'Wakanda', 'Ontario'])('%s is taken, with a word to look again', (text) => {
    expect(at(text)).toEqual({
      wrong: undefined,
      warning: 'We do not know a country of this name: please look at it again',
    })
  })

  // By the number of letters put in, left out or changed.
  it.each([
    ['idia', true],
    ['indya', true],
    ['inda', true],
    ['indian', true],
    ['iindiaa', true],
    ['ida', true],
    ['itdio', true],
    ['indiann', true],
    [' india n', true],
    ['id', false],
    ['itdic', true],
    ['ixxia', true],
    ['ixxxa', false],
    ['iindiaaa', false],
    ['islandia', false],
    ['ithaca', false],
    ['ndia', false],
    ['undia', false],
    ['india', false],
    [' The  India ', false],
    ['', false],
  ])('%j is meant to be India by up to two slips after its first letter: %s', (text, meant) => {
    expect(isMeantAsIndia(text)).toBe(meant)
  })

  it('is known with spaces around it, and asked for where there are only spaces', () => {
    expect(isKnownCountry('  Nepal ')).toBe(true)
    expect(at('   ')).toEqual({ wrong: 'Required', warning: undefined })
  })

  it('stands once in the list that is offered, by the alphabet', () => {
    expect(countryNames).toEqual([...new Set(countryNames)].toSorted((one, other) => (one < other ? -1 : 1)))
    expect(countryNames.length).toBeGreaterThan(230)
    expect(countryNames.filter((name) => !isKnownCountry(name))).toEqual([])
  })

  it('is known wherever it is one without post codes', () => {
    expect(countriesWithoutZip.length).toBeGreaterThan(60)
    expect(countriesWithoutZip.filter((name) => !isKnownCountry(name))).toEqual([])
  })
})

describe('Aadhaar as a proof', () => {
  const warned = (change: Partial<PanDraft>) => {
    const draft = aPerson({ identityProof: 'aadhaar', addressProof: 'aadhaar', ...change })
    const question = { type: 'N', category: 'individual', mode: 'physical', today, draft, ...law } as const
    const { identityProof, addressProof } = warnApplication(question)
    return [identityProof, addressProof]
  }
  const word = 'Aadhaar is chosen as a proof, and no Aadhaar number is given'

  it('goes with its number', () => expect(warned({})).toEqual([undefined, undefined]))
  it('of a correction needs none', () => {
    const draft = aPerson({ identityProof: 'aadhaar', addressProof: 'aadhaar', aadhaarNo: '' })
    const question = { type: 'C', category: 'individual', mode: 'physical', today, draft, ...law } as const
    expect(warnApplication(question).identityProof).toBeUndefined()
  })
  it('without a number brings a word at each proof that it is to be', () => {
    expect(warned({ aadhaarNo: '' })).toEqual([word, word])
    expect(warned({ aadhaarNo: '', addressProof: 'passport' })).toEqual([word, undefined])
  })
  it('of who acts for the applicant brings none', () => {
    expect(warned({ aadhaarNo: '', withRepresentative: true })).toEqual([undefined, undefined])
    expect(warned({ aadhaarNo: '', born: '2020-05-05' })).toEqual([undefined, undefined])
  })
})
