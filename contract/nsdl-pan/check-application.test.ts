import { describe, expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { yearsOn } from '../kernel/years.ts'
import type { PanCategory } from './category.ts'
import { panCategoryNames } from './category.ts'
import { checkApplication, warnApplication } from './check-application.ts'
import { aoAddress } from './check-facts.ts'
import { anEntity, aPerson } from './check-samples.ts'
import { emptyDraft, type PanDraft, panDraft } from './draft.ts'
import type { PanField } from './fields.ts'
import { panLawOn } from './pan-law.ts'
import type { PanQuestion } from './pan-question.ts'

const today = '2026-11-15'
type Ask = Partial<Omit<PanQuestion, 'draft'>>
const person = (change: Partial<PanDraft> = {}, ask: Ask = {}): PanQuestion => ({
  type: 'N',
  category: 'individual',
  mode: 'physical',
  today,
  ...panLawOn(firstBook, ask.today ?? today),
  draft: aPerson(change),
  ...ask,
})
const entity = (category: Exclude<PanCategory, 'individual'>, change: Partial<PanDraft> = {}, ask: Ask = {}) => ({
  ...person({}, { category, ...ask }),
  draft: anEntity(category, change),
})
/** What stands at one field. */
const at = (field: PanField, question: PanQuestion) => checkApplication(question)[field]

describe('a whole application', () => {
  it('of a person has nothing wrong', () => expect(checkApplication(person())).toEqual({}))

  it.each(panCategoryNames.filter((name) => name !== 'individual'))('of the kind %s has nothing wrong', (category) =>
    expect(checkApplication(entity(category))).toEqual({}),
  )

  it('that is empty names every field of a person, and nothing of an entity or a representative', () => {
    const wrong = Object.keys(checkApplication({ ...person(), draft: emptyDraft() }))
    expect(wrong).toEqual(
      expect.arrayContaining(['nameLast', 'cardName', 'gender', 'born', 'aadhaarNo', 'fatherLast', 'motherLast']),
    )
    expect(wrong).toEqual(
      expect.arrayContaining(['homeCity', 'mobileNo', 'aoArea', 'income', 'identityProof', 'consent']),
    )
    expect(wrong.filter((field) => /^(ra[A-Z]|entity|signatory|office|pan)/.test(field))).toEqual([])
  })

  it('of an entity asks for no gender, parents, Aadhaar or residence', () => {
    const wrong = Object.keys(checkApplication({ ...entity('company'), draft: emptyDraft() }))
    expect(wrong).toEqual(
      expect.arrayContaining(['entityName', 'born', 'registrationNo', 'signatoryName', 'capacity', 'officePin']),
    )
    expect(wrong.filter((field) => /^(gender|father|mother|aadhaar|home|ra[A-Z]|name)/.test(field))).toEqual([])
  })
})

describe('a person', () => {
  it.each<[PanField, Partial<PanDraft>, string]>([
    ['nameLast', { nameLast: '' }, 'Required. A name of one word stands here alone'],
    ['nameLast', { nameLast: 'S', cardName: 'RAVI S' }, 'initial'],
    ['nameFirst', { nameFirst: '', nameMiddle: 'KUMAR' }, 'Write this as the first name'],
    ['otherLast', { knownByOther: true }, 'Required'],
    ['cardName', { cardName: 'RAVI' }, 'whole last name'],
    ['gender', { gender: '' }, 'Required'],
    ['born', { born: '2026-02-30' }, 'This day does not exist'],
    ['born', { born: '2026-11-16' }, 'still to come'],
    ['born', { born: '1899-12-31' }, 'too long ago'],
    ['aadhaarNo', { aadhaarNo: '' }, 'Required'],
    ['aadhaarNo', { aadhaarNo: '2345' }, '12 digits'],
    ['aadhaarNo', { aadhaarNo: '234567890125' }, 'a digit is wrong'],
    ['aadhaarName', { aadhaarName: '' }, 'Required'],
    ['passportNo', { residency: 'nri' }, 'Required'],
    ['passportNo', { residency: 'rnor' }, 'Required'],
    ['aadhaarNo', { residency: 'rnor', aadhaarNo: '' }, 'Required'],
    ['passportNo', { residency: 'nri', passportNo: 'A-1' }, 'letters and digits'],
    ['passportNo', { residency: 'nri', passportNo: '?N1234567' }, 'letters and digits'],
    ['passportNo', { residency: 'nri', passportNo: 'N1234567?' }, 'letters and digits'],
    ['nameFirst', { nameFirst: 'R', cardName: 'R SAMPLE' }, 'initial'],
    ['born', { born: '' }, 'Required'],
    ['aadhaarNo', { aadhaarNo: 'A234567890124' }, '12 digits'],
    ['aadhaarNo', { aadhaarNo: '234567890124A' }, '12 digits'],
    // Who lives abroad needs no Aadhaar, but with one also the name that stands on it.
    ['aadhaarName', { residency: 'nri', passportNo: 'N1234567', aadhaarName: '' }, 'Required'],
    ['fatherLast', { fatherLast: '', fatherFirst: '' }, 'Required'],
    ['motherLast', { motherLast: '', motherFirst: '' }, 'Required'],
    ['cardParent', { cardParent: '' }, 'Required'],
    ['cardParent', { singleMother: true, cardParent: 'F' }, "mother's name"],
  ])('%s is wrong with %j', (field, change, why) => expect(at(field, person(change))).toContain(why))

  it.each<[PanField, Partial<PanDraft>]>([
    ['nameFirst', { nameFirst: '', nameLast: 'RAVIKANT', cardName: 'RAVIKANT' }],
    ['gender', { gender: 'T' }],
    ['aadhaarNo', { aadhaarNo: '2345 6789 0124' }],
    ['aadhaarNo', { aadhaarNo: 'XXXX XXXX 0124' }],
    ['aadhaarNo', { aadhaarNo: '', residency: 'nri' }],
    ['fatherLast', { fatherLast: '', fatherFirst: '', singleMother: true, cardParent: 'M' }],
    ['passportNo', { residency: 'nri', passportNo: 'N1234567' }],
    ['aadhaarName', { residency: 'nri', aadhaarNo: '', aadhaarName: '' }],
    ['cardParent', { singleMother: true, cardParent: 'M' }],
    ['cardParent', { cardParent: 'F' }],
    ['born', { born: '2026-11-15' }],
  ])('%s is right with %j', (field, change) => expect(at(field, person(change))).toBeUndefined())

  it('without Aadhaar cannot apply without paper, from wherever', () => {
    const abroad: Partial<PanDraft> = { aadhaarNo: '', residency: 'nri', passportNo: 'N1234567' }
    expect(at('aadhaarNo', person(abroad, { mode: 'paperless' }))).toBe('Required')
  })

  it.each([false, true])('is asked for the mother, also where she is the only parent (%s)', (singleMother) => {
    const motherless = { motherFirst: '', motherMiddle: '', motherLast: '', singleMother, cardParent: 'M' as const }
    expect(at('motherLast', person(motherless))).toBe('Required')
  })

  it.each([
    ['RAVI SAMPLE', undefined],
    ['SAMPLE RAVI', undefined],
    [
      'RAVI KUMAR SAMPLE',
      'The name above is RAVI SAMPLE. It must be the same as in Aadhaar, or the application comes back',
    ],
  ])('called %s in Aadhaar is warned, not refused', (aadhaarName, warning) => {
    const question = person({ aadhaarName })
    expect(warnApplication(question).aadhaarName).toBe(warning)
    expect(checkApplication(question)).toEqual({})
  })
})

describe('a minor', () => {
  const minor: Partial<PanDraft> = { born: '2012-05-01' }
  const guardian: Partial<PanDraft> = {
    ...minor,
    raTitle: 'Shri',
    raLast: 'SAMPLE',
    raFirst: 'MOHAN',
    raCapacity: 'Father',
    raAadhaarNo: '999941057058',
    raFlat: '12',
    raCity: 'KANPUR',
    raState: 'Uttar Pradesh',
    raPin: '208001',
    raCountry: 'India',
    raIdentityProof: 'voter-id',
    raAddressProof: 'electricity-bill',
  }

  it.each([
    ['2008-11-15', 18],
    ['2008-11-16', 17],
    ['2008-12-01', 17],
    ['2026-11-15', 0],
    ['nonsense', Number.NaN],
    ['', Number.NaN],
    ['2008', Number.NaN],
    ['2008-13-45', Number.NaN],
  ])('born on %s is %s on 15-Nov-2026', (born, years) => expect(yearsOn(born, today)).toBe(years))

  it('needs a representative with name, address, Aadhaar and proofs', () => {
    const wrong = checkApplication(person(minor))
    const named = [
      'raLast',
      'raTitle',
      'raCapacity',
      'raAadhaarNo',
      'raFlat',
      'raCity',
      'raPin',
      'raIdentityProof',
      'raAddressProof',
    ]
    expect(Object.keys(wrong)).toEqual(expect.arrayContaining(named))
    expect(checkApplication(person(guardian))).toEqual({})
  })

  it('may show the papers of the representative; an adult may not', () => {
    const papers = { identityProof: 'representative', addressProof: 'representative' }
    expect(checkApplication(person({ ...guardian, ...papers }))).toEqual({})
    expect(Object.keys(checkApplication(person(papers)))).toEqual(['identityProof', 'addressProof'])
  })

  it('and the representative are two people', () => {
    expect(at('raAadhaarNo', person({ ...guardian, raAadhaarNo: '2345 6789 0124' }))).toContain('another')
  })

  it('born on or after 01-10-2023 needs the birth certificate, before it any paper of the list', () => {
    const school = { birthProof: 'matriculation' }
    expect(at('birthProof', person({ ...guardian, ...school, born: '2023-09-30' }))).toBeUndefined()
    expect(at('birthProof', person({ ...guardian, ...school, born: '2023-10-01' }))).toContain('birth certificate')
    expect(at('birthProof', person({ ...guardian, born: '2023-10-01' }))).toBeUndefined()
  })

  it('needs the birth certificate from the day that the law of today names, or of nobody', () => {
    const papers = { ...guardian, birthProof: 'matriculation', born: '2015-01-01' }
    const by = (birthCertificateFrom: string | null) =>
      at('birthProof', person(papers, { figures: { adultAt: 18, birthCertificateFrom } }))
    expect(by('2015-01-02')).toBeUndefined()
    expect(by('2015-01-01')).toBe('Whoever was born on or after 01-Jan-2015 needs the birth certificate')
    expect(by(null)).toBeUndefined()
  })

  it('is whoever is younger than the law of today says', () => {
    const at19 = { born: '2007-11-15' }
    expect(at('raLast', person(at19))).toBeUndefined()
    expect(at('raLast', person(at19, { figures: { adultAt: 20, birthCertificateFrom: null } }))).toBe('Required')
    expect(at('raLast', person(at19, { figures: { adultAt: 19, birthCertificateFrom: null } }))).toBeUndefined()
  })

  it('is not alone in it: whoever cannot act alone names a representative too', () => {
    expect(at('raLast', person({ withRepresentative: true }))).toBe('Required')
  })
})

describe('papers', () => {
  it('of birth were Aadhaar until 31-Mar-2026, and never since', () => {
    const aadhaar = { birthProof: 'aadhaar' }
    expect(at('birthProof', person(aadhaar, { today: '2026-03-31' }))).toBeUndefined()
    expect(at('birthProof', person(aadhaar, { today: '2026-04-01' }))).toContain('no proof of birth')
  })

  it('of birth that only the birth certificate proves are not said to be Aadhaar no more while the list has it', () => {
    const young = { birthProof: 'aadhaar', born: '2024-01-01' }
    expect(at('birthProof', person(young, { today: '2026-03-31' }))).toContain('needs the birth certificate')
    expect(at('birthProof', person(young, { today: '2026-04-01' }))).toContain('no proof of birth')
  })

  it.each<[PanField, string, string]>([
    ['identityProof', 'pan-card', 'not taken'],
    ['identityProof', '', 'Required'],
    ['addressProof', 'arms-licence', 'not taken'],
    ['birthProof', 'ration-card', 'not taken'],
  ])('%s is never %j', (field, code, why) => expect(at(field, person({ [field]: code }))).toContain(why))

  it('of identity and address are Aadhaar itself where there is no paper; birth is still to be proved', () => {
    const without = person({ identityProof: '', addressProof: '', birthProof: '' }, { mode: 'paperless' })
    expect(Object.keys(checkApplication(without))).toEqual(['birthProof'])
  })

  it('of an entity are those of its kind', () => {
    expect(at('identityProof', entity('firm', { identityProof: 'partnership-deed' }))).toBeUndefined()
    expect(at('identityProof', entity('company', { identityProof: 'partnership-deed' }))).toContain('not taken')
    expect(at('addressProof', entity('company', { addressProof: '' }))).toBeUndefined()
    expect(at('addressProof', entity('huf', { addressProof: '' }))).toBe('Required')
  })

  it('come with the word of the applicant and a place', () => {
    expect(at('consent', person({ consent: false }))).toContain('agreed')
    expect(at('place', person({ place: ' ' }))).toBe('Required')
  })
})

describe('places', () => {
  it.each<[PanField, Partial<PanDraft>, string]>([
    ['homeFlat', { homeFlat: '', homeArea: '' }, 'at least one'],
    ['homeCity', { homeCity: '' }, 'Required'],
    ['homeState', { homeState: 'Atlantis' }, 'one of the list'],
    ['homePin', { homePin: '012345' }, '6-digit'],
    ['homeCountry', { homeCountry: '' }, 'Required'],
    ['writeTo', { writeTo: '' }, 'Required'],
    ['officePin', { writeTo: 'O' }, 'Required'],
    ['officePin', { income: ['salary'] }, 'Required'],
    ['mobileNo', { mobileNo: '5876500001' }, '10-digit'],
    ['mobileNo', { mobileNo: '+919876500001' }, '10-digit'],
    ['emailId', { emailId: 'ravi@' }, 'e-mail'],
    ['stdCode', { stdCode: 'x' }, 'digits'],
    ['phoneNo', { phoneNo: '12' }, 'digits'],
    ['stdCode', { stdCode: '1' }, 'digits'],
    ['stdCode', { stdCode: '0123456' }, 'digits'],
    ['stdCode', { stdCode: 'x512' }, 'digits'],
    ['stdCode', { stdCode: '512x' }, 'digits'],
    ['stdCode', { stdCode: 'abc' }, 'digits'],
    ['phoneNo', { phoneNo: '12345678901' }, 'digits'],
    ['phoneNo', { phoneNo: 'x12345' }, 'digits'],
    ['phoneNo', { phoneNo: '12345x' }, 'digits'],
    ['phoneNo', { phoneNo: 'abcdef' }, 'digits'],
    ['homeCity', { homeCity: '   ' }, 'Required'],
    ['homePin', { homeCountry: 'Canada', homePin: '?K1A' }, 'ZIP'],
    // A slip here would cost as much as a card that goes abroad.
    ['homeCountry', { homeCountry: 'Bharat' }, 'an address in India'],
    ['homeCountry', { homeCountry: 'in' }, 'an address in India'],
    ['homeCountry', { homeCountry: 'India\u200b' }, 'name of the country'],
    ['homeCountry', { homeCountry: '<b>' }, 'name of the country'],
    ['homePin', { homeCountry: 'Canada', homePin: 'K1A 0B1 0B1 0B1' }, 'ZIP'],
  ])('%s is wrong with %j', (field, change, why) => expect(at(field, person(change))).toContain(why))

  it.each<[PanField, Partial<PanDraft>]>([
    ['stdCode', { stdCode: '512' }],
    ['stdCode', { stdCode: '0512' }],
    ['phoneNo', { phoneNo: '23456' }],
    ['phoneNo', { phoneNo: '1234567890' }],
    // However the country is written, it is this one.
    ['homePin', { homeCountry: ' india ' }],
    ['homeState', { homeCountry: 'INDIA' }],
  ])('%s is right with %j', (field, change) => expect(at(field, person(change))).toBeUndefined())

  it('without a country are judged as Indian ones', () => {
    expect(at('homePin', person({ homeCountry: '', homePin: 'K1A 0B1' }))).toContain('6-digit')
  })

  it('take a pincode with a blank in it, and keep it without', () => {
    const draft = panDraft.parse({ ...person().draft, homePin: '411 001' })
    expect([draft.homePin, checkApplication({ ...person(), draft }).homePin]).toEqual(['411001', undefined])
  })

  it('abroad have a ZIP code and no Indian state', () => {
    const abroad: Partial<PanDraft> = { homeCountry: 'Canada', homeState: 'Ontario', homePin: 'K1A 0B1' }
    expect(checkApplication(person(abroad))).toEqual({})
    expect(at('homePin', person({ ...abroad, homePin: '?' }))).toContain('ZIP')
    expect(at('homePin', person({ ...abroad, homePin: '' }))).toBe('Required')
  })

  it.each(['United Arab Emirates', 'UAE', ' the u.a.e. ', 'Hong Kong', 'QATAR', 'Côte d’Ivoire', 'Fiji'])(
    'in %j, where the post has no codes, need no ZIP code, and may have one that the forms of others ask for',
    (homeCountry) => {
      const there = { homeCountry, homeCity: 'Some Town', homeState: '', homePin: '' }
      expect(at('homePin', person(there))).toBeUndefined()
      expect(at('homePin', person({ ...there, homePin: '00000' }))).toBeUndefined()
      expect(at('homePin', person({ ...there, homePin: '?' }))).toContain('ZIP')
    },
  )
})

describe('income and AO code', () => {
  it.each<[PanField, Partial<PanDraft>, string]>([
    ['income', { income: [] }, 'at least one'],
    ['income', { income: ['none', 'house'] }, 'stands alone'],
    ['businessCode', { income: ['business'] }, 'Required'],
    ['businessCode', { income: ['business'], businessCode: '21' }, 'one of the list'],
    ['aoArea', { aoArea: 'KN' }, 'Three letters'],
    ['aoType', { aoType: '1' }, 'letters'],
    ['aoRange', { aoRange: 'X' }, 'digits'],
    ['aoNumber', { aoNumber: '' }, 'Required'],
    ['aoArea', { aoArea: 'KKNP' }, 'Three letters'],
    ['aoArea', { aoArea: '1KNP' }, 'Three letters'],
    ['aoArea', { aoArea: 'KNP1' }, 'Three letters'],
    ['aoType', { aoType: '1W' }, 'letters'],
    ['aoType', { aoType: 'W1' }, 'letters'],
    ['aoRange', { aoRange: 'X75' }, 'digits'],
    ['aoRange', { aoRange: '75X' }, 'digits'],
    ['aoRange', { aoRange: '7575' }, 'Up to three digits'],
    ['aoNumber', { aoNumber: 'X1' }, 'digits'],
    ['aoNumber', { aoNumber: '1X' }, 'One or two digits'],
  ])('%s is wrong with %j', (field, change, why) => expect(at(field, person(change))).toContain(why))

  it('of two letters and two digits are taken', () => {
    expect(checkApplication(person({ aoType: 'CC', aoRange: '103', aoNumber: '12' }))).toEqual({})
  })

  it.each<[PanCategory, PanDraft['income'], 'home' | 'office']>([
    ['individual', ['none'], 'home'],
    ['individual', ['house', 'other'], 'home'],
    ['individual', ['salary'], 'office'],
    ['individual', ['other', 'business'], 'office'],
    ['company', ['none'], 'office'],
  ])('of the kind %s with %j follow the address: %s', (category, income, place) => {
    expect(aoAddress({ category, draft: aPerson({ income }) })).toBe(place)
  })

  it('are not asked for a correction', () => {
    const draft = {
      panNo: 'ABCPS1234E',
      panProof: 'pan-card',
      aoArea: '',
      aoType: '',
      aoRange: '',
      aoNumber: '',
      income: [],
    }
    expect(checkApplication(person(draft, { type: 'C' }))).toEqual({})
  })
})

describe('an entity', () => {
  it('that is an ancestral HUF may say that nobody knows its first day', () => {
    expect(checkApplication(entity('huf', { born: '0001-01-01' }))).toEqual({})
  })

  it('is not warned of initials, which a person is', () => {
    const initials = { nameMiddle: 'M K', fatherMiddle: 'R S' }
    expect(Object.keys(warnApplication(person(initials)))).toEqual(
      expect.arrayContaining(['nameMiddle', 'fatherMiddle']),
    )
    expect(warnApplication(entity('huf', initials))).toEqual({})
    expect(checkApplication(person(initials))).toEqual({})
  })

  it.each<[PanField, Exclude<PanCategory, 'individual'>, Partial<PanDraft>, string]>([
    ['entityName', 'company', { entityName: 'M/S SAMPLE' }, "'M/S'"],
    ['born', 'company', { born: '2027-01-01' }, 'still to come'],
    ['born', 'company', { born: '0001-01-01' }, 'Enter a date'],
    ['born', 'huf', { born: '0001-01-02' }, 'Enter a date'],
    ['registrationNo', 'company', { registrationNo: '' }, 'Required'],
    ['registrationNo', 'llp', { registrationNo: 'AAA_1' }, 'signs'],
    ['signatoryName', 'trust', { signatoryName: 'DR RAO' }, "'DR'"],
    ['signatoryFather', 'trust', { signatoryFather: '' }, 'Required'],
    ['capacity', 'huf', { capacity: 'Partner' }, 'Nobody signs so'],
    ['capacity', 'firm', { capacity: '' }, 'Required'],
    ['officePin', 'firm', { officePin: '' }, 'Required'],
  ])('%s of the kind %s is wrong with %j', (field, category, change, why) =>
    expect(at(field, entity(category, change))).toContain(why),
  )

  it('that is not registered by law may go without a number', () => {
    for (const category of ['firm', 'trust', 'aop', 'government', 'huf'] as const)
      expect(at('registrationNo', entity(category, { registrationNo: '' }))).toBeUndefined()
  })
})
