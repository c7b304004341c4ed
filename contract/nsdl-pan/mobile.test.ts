import { describe, expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { checkApplication } from './check-application.ts'
import { anEntity, aPerson } from './check-samples.ts'
import { type PanDraft, panDraft } from './draft.ts'
import { isForeignMobile, mobileParts } from './mobile.ts'
import { panLawOn } from './pan-law.ts'

const today = '2026-11-15'
const law = panLawOn(firstBook, today)
const dubai = { homeCity: 'DUBAI', homeState: '', homePin: '00000', homeCountry: 'United Arab Emirates' }
const checked = (change: Partial<PanDraft>) => {
  const draft = panDraft.parse(aPerson(change))
  const question = { type: 'N', category: 'individual', mode: 'physical', today, draft, ...law } as const
  return [draft.mobileNo, checkApplication(question).mobileNo]
}

describe('the mobile number of an applicant abroad', () => {
  it.each([
    ['+971 50 123 4567', '+971501234567'],
    ['00971-50-1234567', '+971501234567'],
    ['+1 (416) 555-0123', '+14165550123'],
    ['+290 23456', '+29023456'],
    ['+49 1521 234567890', '+491521234567890'],
    ['+91 98765 00001', '9876500001'],
    ['0091 98765 00001', '9876500001'],
    ['98765 00001', '9876500001'],
  ])('is taken as it is written there, %s, and kept as %s', (typed, kept) => {
    expect(checked({ ...dubai, mobileNo: typed })).toEqual([kept, undefined])
  })

  it.each([
    ['without a country code', '501234567'],
    ['with more than fifteen digits', '+9715012345678901'],
    ['with hardly any digits', '+97150'],
    ['with letters', '+971 50 CALL ME'],
    ['with a code that begins with 0', '+0971501234567'],
    ['of India that is too short', '+91987650000'],
    ['of India that is no mobile', '+911234567890'],
  ])('is refused %s, and the sentence shows how to write it', (_, typed) => {
    expect(checked({ ...dubai, mobileNo: typed })[1]).toBe(
      'Enter the number with its country code, such as +971 50 123 4567',
    )
  })

  it('is wanted like any other', () => expect(checked({ ...dubai, mobileNo: '' })[1]).toBe('Required'))

  it('goes by the address that is written to: letters to an office in India want the ten digits', () => {
    const office = { officeFlat: '1', officeCity: 'KANPUR', officeState: 'Uttar Pradesh', officePin: '208001' }
    const written = { ...dubai, ...office, officeCountry: 'India', mobileNo: '+971501234567' }
    expect(checked({ ...written, writeTo: 'O' })[1]).toBe('Enter a 10-digit mobile number')
    expect(checked({ ...written, writeTo: 'R' })[1]).toBeUndefined()
    expect(checked({ mobileNo: '+971501234567' })[1]).toBe('Enter a 10-digit mobile number')
  })

  it('of an entity goes by its office', () => {
    const far = { officeState: '', officePin: '018956', officeCountry: 'Singapore', mobileNo: '+6581234567' }
    const question = { type: 'N', category: 'company', mode: 'physical', today, ...law } as const
    expect(checkApplication({ ...question, draft: anEntity('company', far) }).mobileNo).toBeUndefined()
  })
})

// The codes are those of ITU-T E.164 (list of assigned country codes); none of them begins another.
it.each([
  ['+14165550123', '1', '4165550123'],
  ['+79161234567', '7', '9161234567'],
  ['+27821234567', '27', '821234567'],
  ['+442079460000', '44', '2079460000'],
  ['+6581234567', '65', '81234567'],
  ['+97433123456', '974', '33123456'],
  ['+971501234567', '971', '501234567'],
  ['+9779812345678', '977', '9812345678'],
  ['+35312345678', '353', '12345678'],
  ['+2348021234567', '234', '8021234567'],
  ['9876500001', '', '9876500001'],
])('%s is dialled by the code %s and the number %s', (kept, isd, number) => {
  expect(mobileParts(kept)).toEqual({ isd, number })
})

it.each([
  '5+971501234567',
  '+971501234567 ',
  '971501234567',
  '+919876500001',
  '+0501234567',
  '+12345',
  '+1234567890123456',
])('%j is no number of another country', (text) => {
  expect(isForeignMobile(text)).toBe(false)
})
