import { expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { yearsOn } from '../kernel/years.ts'
import { checkApplication, warnApplication } from './check-application.ts'
import { panRules } from './check-facts.ts'
import { aPerson } from './check-samples.ts'
import { type PanDraft, panDraft } from './draft.ts'
import type { PanField } from './fields.ts'
import { panLawOn } from './pan-law.ts'
import type { PanQuestion } from './pan-question.ts'

const today = '2026-11-15'
const person = (change: Partial<PanDraft> = {}, ask: Partial<PanQuestion> = {}): PanQuestion => ({
  type: 'N',
  category: 'individual',
  mode: 'physical',
  today,
  ...panLawOn(firstBook, today),
  draft: aPerson(change),
  ...ask,
})
const at = (field: PanField, question: PanQuestion) => checkApplication(question)[field]

it.each<[PanField, Partial<PanDraft>, string]>([
  ['nameFirst', { nameFirst: 'KUMARI ANITA', cardName: 'ANITA SAMPLE' }, "title 'KUMARI'"],
  ['nameMiddle', { nameMiddle: 'KR' }, "'KR' counts as initials"],
  ['homeCountry', { homeCountry: '<b>Canada' }, 'name of the country'],
])('%s of a person is wrong with %j', (field, change, why) => expect(at(field, person(change))).toContain(why))

it('blanks around a country, a state, a city or a pincode do no harm', () => {
  const typed = { homeCountry: ' india ', homeState: ' Uttar Pradesh ', homeCity: ' KANPUR ', homePin: ' 208001 ' }
  expect(checkApplication(person(typed))).toEqual({})
})

it('somebody born on the first day that is taken is not too old', () => {
  expect(at('born', person({ born: panRules.earliestBirth }))).toBeUndefined()
})

it('a birthday earlier in the year counts, whatever the day of the month', () => {
  expect(yearsOn('2008-04-20', today)).toBe(18)
})

it('whoever turns 18 today applies alone', () => {
  expect(checkApplication(person({ born: '2008-11-15' }))).toEqual({})
})

it('a name is compared with Aadhaar only where both are there', () => {
  expect(warnApplication(person({ aadhaarName: '' }))).toEqual({})
  expect(warnApplication(person({ nameFirst: '', nameLast: '' }))).toEqual({})
})

it('a representative acts in a capacity of the list', () => {
  expect(at('raCapacity', person({ withRepresentative: true, raCapacity: 'Friend' }))).toContain('one of the list')
})

it('two masked Aadhaar numbers with the same last digits may be of two people', () => {
  const masked = { withRepresentative: true, aadhaarNo: 'XXXX XXXX 0124', raAadhaarNo: 'XXXX XXXX 0124' }
  expect(at('raAadhaarNo', person(masked))).toBeUndefined()
})

it('only of a birth it is said that Aadhaar proves it no more', () => {
  const wrong = at('panProof', person({ panNo: 'ABCPS1234E', panProof: 'aadhaar' }, { type: 'C' }))
  expect(wrong).toBe('This paper is not taken here. Please choose another')
})

it('where the back office has cut the list of births, nobody is sent for a birth certificate that is not on it', () => {
  const book = panLawOn(firstBook, today).proofs
  for (const birth of [[], [{ code: 'passport', label: 'Passport' }]])
    expect(at('birthProof', person({ birthProof: 'voter-id' }, { proofs: { ...book, birth } }))).toContain('not taken')
})

it('a passport number is taken as it is pasted, with blanks inside', () => {
  for (const typed of ['z 1234567', ' Z12 345 67 ', 'Z1234567'])
    expect(panDraft.parse({ passportNo: typed }).passportNo).toBe('Z1234567')
})
