import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { panDraft } from './draft.ts'
import {
  fullName,
  nameKey,
  sameName,
  titleWords,
  twoLetterNames,
  warnOfInitials,
  wrongCardName,
  wrongEntityName,
  wrongFullName,
  wrongNamePart,
} from './names.ts'

describe('a part of a name', () => {
  it.each([
    ['last', 'SAMPLE'],
    ['last', 'DE SOUZA'],
    ['last', "D'SOUZA"],
    ['last', 'D’SOUZA'],
    ['last', 'D‘SOUZA'],
    ['first', 'JE'],
    ['first', 'JR'],
    ['last', 'JU'],
    ['last', 'MU'],
    ['middle', 'M K'],
    ['last', 'KUMARI'],
    ['last', 'sample'],
    ['first', 'OM'],
    ['first', 'RAVI KUMAR'],
    ['middle', 'K'],
    ['middle', 'KUMARI'],
    ['first', 'ANITA KUMARI'],
    ['first', '  '],
    ['middle', 'KUMAR R'],
    ['first', ''],
  ] as const)('is taken as the %s name: %j', (part, text) => {
    expect(wrongNamePart(text, part)).toBeUndefined()
  })

  it.each([
    ['last', 'S', "'S' is an initial"],
    ['first', 'R', "'R' is an initial"],
    ['first', 'RAVI K', "'K' is an initial"],
    ['first', 'RK', "'RK' counts as initials"],
    ['last', 'MD', "'MD' counts as initials"],
    ['last', "'SOUZA", 'without dots'],
    ['last', "SOUZA'", 'without dots'],
    ['last', "D''SOUZA", 'without dots'],
    ['first', "D'", 'without dots'],
    ['middle', 'KR', "'KR' counts as initials"],
    ['first', 'DR MEENA', "title 'DR'"],
    ['first', 'LATE RAM', "title 'LATE'"],
    ['first', 'SHRI', "title 'SHRI'"],
    ['first', 'SMT LI', "title 'SMT'"],
    ['first', 'KUMARI ANITA', "title 'KUMARI'"],
    ['last', 'MAJOR SINGH', "title 'MAJOR'"],
    ['last', 'NAMUNA ALIAS MISAL', "title 'ALIAS'"],
    ['last', 'M/S SAMPLE', "'M/S'"],
    ['first', 'R.', 'without dots'],
    ['last', 'SAMPLE2', 'without dots'],
    ['first', 'रवि', 'A to Z'],
  ] as const)('is refused as the %s name with its reason: %j', (part, text, why) => {
    expect(wrongNamePart(text, part)).toContain(why)
  })

  it('of one letter is never a first or last name, of two letters only from the list', () => {
    const letters = fc.stringMatching(/^[A-Z]{1,2}$/)
    fc.assert(
      fc.property(letters, fc.constantFrom('first' as const, 'last' as const), (word, part) => {
        const taken = wrongNamePart(word, part) === undefined
        expect(taken).toBe(word.length === 2 && twoLetterNames.includes(word) && !titleWords.includes(word))
      }),
    )
  })

  it('of three letters and more is taken in any letter case, unless it is a title', () => {
    const word = fc.stringMatching(/^[A-Za-z]{3,20}$/).filter((text) => !titleWords.includes(text.toUpperCase()))
    fc.assert(
      fc.property(word, (text) => {
        expect(wrongNamePart(text, 'last')).toBeUndefined()
      }),
    )
  })

  it('never throws and always answers a sentence or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('first' as const, 'last' as const, 'middle' as const), (text, part) => {
        expect(['string', 'undefined']).toContain(typeof wrongNamePart(text, part))
      }),
    )
  })
})

describe('the name on the card', () => {
  const names = { nameFirst: 'RAVI', nameMiddle: 'KUMAR', nameLast: 'DE SOUZA' }
  it.each(['RAVI KUMAR DE SOUZA', 'R K DE SOUZA', 'RAVI DE SOUZA', 'DE SOUZA', 'DE SOUZA RAVI', 'ravi de souza'])(
    'may be %s',
    (text) => expect(wrongCardName(text, names)).toBeUndefined(),
  )
  it.each([
    ['', 'Required'],
    ['RAVI KUMAR', 'whole last name'],
    ['RAVI D SOUZA', 'whole last name'],
    ['RAVI SOUZA DE', 'whole last name'],
    ['RAVI', 'The whole last name must stand on the card: DE SOUZA'],
    ['MOHAN DE SOUZA', "'MOHAN' is neither"],
    ['RAV DE SOUZA', "'RAV' is neither"],
    ['X DE SOUZA', "'X' is neither"],
    ['R. DE SOUZA', 'without dots'],
  ])('is refused: %j', (text, why) => expect(wrongCardName(text, names)).toContain(why))

  it('cannot be judged before there is a last name', () => {
    expect(wrongCardName('RAVI', { nameFirst: 'RAVI', nameMiddle: '', nameLast: '' })).toContain('whole last name')
  })

  it('built of whole words or first letters of the name always fits', () => {
    const word = fc.stringMatching(/^[A-Z]{3,12}$/)
    fc.assert(
      fc.property(word, word, word, fc.boolean(), (nameFirst, nameMiddle, nameLast, short) => {
        const card = [short ? nameFirst[0] : nameFirst, short ? nameMiddle[0] : nameMiddle, nameLast].join(' ')
        expect(wrongCardName(card, { nameFirst, nameMiddle, nameLast })).toBeUndefined()
      }),
    )
  })
})

it('an apostrophe as phones type it is kept and printed as the plain one', () => {
  const { nameLast, cardName, entityName, aadhaarName } = panDraft.parse({
    nameLast: 'D’Souza',
    cardName: 'Maria D’Souza',
    entityName: 'Rao & Son‘s',
    aadhaarName: 'Maria Dʼsouza',
  })
  expect([nameLast, cardName, entityName, aadhaarName]).toEqual([
    "D'SOUZA",
    "MARIA D'SOUZA",
    "RAO & SON'S",
    "MARIA D'SOUZA",
  ])
  expect(wrongCardName('MARIA D’SOUZA', { nameFirst: 'MARIA', nameMiddle: '', nameLast: "D'SOUZA" })).toBeUndefined()
})

describe('the name of an entity', () => {
  it.each([
    "RAO & SON'S TRADERS",
    'RAO & SON’S TRADERS',
    'SAMPLE (INDIA) TRADERS (NORTH)',
    'XYZ DATA CORPORATION (INDIA) PRIVATE LIMITED',
    'SAMPLE NAMUNA (HUF)',
    'A-ONE MILLS',
    'the sample trust',
    'LTDX PVTS',
  ])('may be %s', (text) => expect(wrongEntityName(text)).toBeUndefined())
  it.each([
    ['', 'Required'],
    ['M/S SAMPLE TRADERS', "'M/S'"],
    ['MESSRS SAMPLE', "'M/S'"],
    ['SAMPLE_TRADERS', 'signs'],
    ['RAM/S TRADERS', 'signs'],
    ['नमूना', 'signs'],
    ['& SONS', 'Begin'],
    ['(INDIA) SAMPLE', 'Begin'],
    ['SAMPLE (INDIA', 'Close each bracket'],
    ['SAMPLE INDIA)', 'Close each bracket'],
    ['SAMPLE (INDIA) (', 'Close each bracket'],
    ['SAMPLE )INDIA(', 'Close each bracket'],
    ['SAMPLE ((INDIA)', 'Close each bracket'],
    ['SAMPLE ()', 'Write something between the brackets'],
    ['SAMPLE ( )', 'Write something between the brackets'],
    ['SAMPLE ((INDIA))', 'not one within another'],
    ['SAMPLE (NEW (INDIA))', 'not one within another'],
    ['3 STAR FOODS PVT. LTD.', "Write 'PRIVATE' in full"],
    ['SAMPLE PVT LTD', "Write 'PRIVATE' in full"],
    ['SAMPLE PVT.LTD.', "Write 'PRIVATE' in full"],
    ['SAMPLE (INDIA) LTD', "Write 'LIMITED' in full"],
  ])('is refused: %j', (text, why) => expect(wrongEntityName(text)).toContain(why))
})

it.each([
  ['MOHAN SAMPLE', undefined],
  ['M SAMPLE', undefined],
  ['KUMARI', undefined],
  ['', 'Required'],
  ['DR MOHAN SAMPLE', "Leave out the title 'DR': only the name itself is written"],
  ['KUMARI ANITA', "Leave out the title 'KUMARI': only the name itself is written"],
  ['ANITA KUMARI', undefined],
  ["MARIA D'SOUZA", undefined],
  ['MARIA D’SOUZA', undefined],
  ['MOHAN 2', "Use the letters A to Z, spaces and ' only, without dots, digits or other signs"],
])('a full name in one field: %j', (text, wrong) => expect(wrongFullName(text)).toBe(wrong))

it('several initials are warned of, one is not', () => {
  expect(['', 'K', 'KUMAR R', 'M K'].map((middle) => warnOfInitials(middle) !== undefined)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

it('names are joined as they are spoken, compared in any order, and found again without spaces and signs', () => {
  expect(fullName({ nameFirst: 'RAVI', nameMiddle: '', nameLast: 'DE  SOUZA' })).toBe('RAVI DE SOUZA')
  expect(sameName('Ravi de Souza', 'DE SOUZA RAVI')).toBe(true)
  expect(sameName('MARIA D’SOUZA', "D'SOUZA MARIA")).toBe(true)
  expect(sameName('RAVI SAMPLE', 'RAVI K SAMPLE')).toBe(false)
  expect(nameKey("Rao & Son's 24")).toBe('RAOSONS24')
})
