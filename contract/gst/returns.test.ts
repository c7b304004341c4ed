import { describe, expect, it } from 'vitest'
import { firstBook as law } from '../first-law/first-book.ts'
import { type KeptTurnover, turnoverBandNames } from '../law/turnover.ts'
import { gstClientChange } from './client.ts'
import { newExtension } from './due-dates-office.ts'
import { wrongFigures } from './filing-figures.ts'
import { thresholdsOn } from './return-rules.ts'
import { type GstScheme, gstReturnNames, gstSchemeNames, returnsOf, schemeReturns } from './returns.ts'
import { isPeriodOf, periodLabel, periodsEnding, readPeriod } from './returns-periods.ts'
import { schemeLimitsOn, wrongScheme } from './scheme-limits.ts'

const thresholds = thresholdsOn(law, '2026-03-31')

describe('the returns of a client', () => {
  const filed = (scheme: GstScheme, turnover = 'up-to-1.5', cancelledOn: string | null = null) =>
    returnsOf({ scheme, turnover: turnover as never, cancelledOn }, thresholds).map(({ name }) => name)

  it('follow the scheme', () => {
    expect(Object.fromEntries(gstSchemeNames.map((scheme) => [scheme, filed(scheme)]))).toEqual({
      regular: ['gstr-1', 'gstr-3b'],
      qrmp: ['gstr-1', 'iff', 'gstr-3b', 'pmt-06'],
      composition: ['cmp-08', 'gstr-4'],
      isd: ['gstr-6'],
      tds: ['gstr-7'],
      tcs: ['gstr-8'],
      'non-resident': ['gstr-5'],
      oidar: ['gstr-5a'],
      uin: [],
    })
  })

  it('of a year come with the turnover, the final one with the cancellation', () => {
    expect(turnoverBandNames.map((band) => filed('regular', band).slice(2))).toEqual([
      [],
      [],
      ['gstr-9'],
      ['gstr-9', 'gstr-9c'],
      ['gstr-9', 'gstr-9c'],
    ])
    expect(['up-to-2', 'over-5'].map((band) => filed('regular', band).slice(2))).toEqual([[], ['gstr-9', 'gstr-9c']])
    expect(filed('regular', 'up-to-1.5', '2026-08-15')).toContain('gstr-10')
    expect(filed('composition', 'up-to-1.5', '2026-08-15')).not.toContain('gstr-10')
  })

  it('are all filed by somebody', () => {
    const some = new Set(gstSchemeNames.flatMap((scheme) => Object.keys(schemeReturns[scheme])))
    expect(gstReturnNames.filter((name) => !some.has(name))).toEqual([])
  })
})

describe('periods', () => {
  it('are told as people say them', () => {
    expect(['2026-10', 'FY2026Q3', 'FY2026Q4', 'FY2026', '2026-08-15'].map(periodLabel)).toEqual([
      'Oct 2026',
      'Oct to Dec 2026',
      'Jan to Mar 2027',
      'FY 2026-27',
      'Cancelled 15-Aug-2026',
    ])
  })

  it('begin and end as the financial year does', () => {
    expect(readPeriod('FY2026')).toEqual({ code: 'FY2026', start: '2026-04-01', end: '2027-03-31' })
    expect(readPeriod('FY2026Q4')).toEqual({ code: 'FY2026Q4', start: '2027-01-01', end: '2027-03-31' })
    expect(readPeriod('2028-02')).toEqual({ code: '2028-02', start: '2028-02-01', end: '2028-02-29' })
  })

  it('of each kind are found by the days on which they end', () => {
    const codes = (kind: 'month' | 'early-month' | 'quarter' | 'year') =>
      periodsEnding(kind, '2026-06-30', '2027-04-15').map(({ code }) => code)
    expect(codes('month')).toEqual([
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ])
    expect(codes('early-month')).toEqual(['2026-07', '2026-08', '2026-10', '2026-11', '2027-01', '2027-02'])
    expect(codes('quarter')).toEqual(['FY2026Q1', 'FY2026Q2', 'FY2026Q3', 'FY2026Q4'])
    expect(codes('year')).toEqual(['FY2026'])
  })

  it('that are none are told as they are written, and are of no kind', () => {
    for (const code of ['2026-13', 'FY2026Q5', '1999-10', '1999-01-05', '', 'Q']) {
      expect([code, periodLabel(code)]).toEqual([code, code])
      for (const kind of ['once', 'year', 'quarter', 'month', 'early-month'] as const)
        expect([code, isPeriodOf(kind, code)]).toEqual([code, false])
    }
  })

  it('that end on the first or the last of the days are among them, and others are not', () => {
    const codes = (from: string, to: string) => periodsEnding('month', from, to).map(({ code }) => code)
    expect(codes('2026-10-31', '2026-11-30')).toEqual(['2026-10', '2026-11'])
    expect(codes('2026-10-31', '2026-11-29')).toEqual(['2026-10'])
    expect(codes('2026-11-01', '2026-11-30')).toEqual(['2026-11'])
  })

  it('are of one kind each', () => {
    expect(isPeriodOf('early-month', '2026-12')).toBe(false)
    expect(isPeriodOf('month', '2026-12')).toBe(true)
    expect(isPeriodOf('quarter', 'FY2026')).toBe(false)
    expect(isPeriodOf('once', '2026-08-15')).toBe(true)
    expect(isPeriodOf('month', '2026-08-15')).toBe(false)
  })
})

describe('a client', () => {
  const client = {
    gstin: '27AAPFU0939F1ZV',
    legalName: 'Sample Stores',
    scheme: 'regular',
    turnover: 'up-to-1.5',
    mobileNo: '9876500011',
    since: '2026-10',
  }
  const wrong = (change: object) =>
    gstClientChange.safeParse({ ...client, ...change }).error?.issues.map(({ path, message }) => [path[0], message]) ??
    []

  it('is taken as printed, with spaces and in small letters, and knows nothing of a password', () => {
    const known = gstClientChange.parse({ ...client, gstin: ' 27 aapfu0939f1zv ', password: 'secret' })
    expect(known.gstin).toBe('27AAPFU0939F1ZV')
    expect(Object.keys(known)).not.toContain('password')
  })

  it('is under a scheme that fits its number', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ scheme: 'tcs' })).toEqual([['scheme', 'A GSTIN of this kind is not under this scheme']])
    expect(wrong({ gstin: '29AABCF8078M1C8' })).toEqual([['scheme', 'A GSTIN of this kind is not under this scheme']])
  })

  it('is under a scheme that is open to its turnover on the day', () => {
    const limits = schemeLimitsOn(law, '2026-11-15')
    expect(limits).toEqual({ qrmp: 5, composition: 1.5 })
    const why = (scheme: GstScheme, turnover: KeptTurnover, by = limits) => wrongScheme({ scheme, turnover }, by)
    for (const turnover of ['5-to-20', 'over-20', 'over-5'] as const)
      expect(why('qrmp', turnover)).toBe('QRMP is for a turnover of at most ₹5 crore')
    for (const turnover of ['1.5-to-2', '2-to-5'] as const)
      expect(why('composition', turnover)).toBe('Composition is for a turnover of at most ₹1.5 crore')
    for (const turnover of ['up-to-1.5', 'up-to-2'] as const) expect(why('composition', turnover)).toBeUndefined()
    expect(why('qrmp', '2-to-5')).toBeUndefined()
    expect(why('regular', 'over-20')).toBeUndefined()
    expect(why('qrmp', '2-to-5', { qrmp: 2 })).toBe('QRMP is for a turnover of at most ₹2 crore')
    expect(schemeLimitsOn(law, '2020-12-31')).toEqual({ composition: 1.5 })
  })

  it('has an order of cancellation only where it is cancelled', () => {
    expect(wrong({ cancellationOrderOn: '2026-10-01' })).toEqual([
      ['cancelledOn', 'Enter from when the registration is cancelled'],
    ])
    expect(wrong({ cancellationOrderOn: '2026-10-01', cancelledOn: '2026-11-01' })).toEqual([])
  })
})

describe('figures', () => {
  it('have the same CGST and SGST', () => {
    expect(wrongFigures('gstr-1', { taxableValue: 100_00, cgst: 9_00, sgst: 9_00 })).toEqual({})
    expect(wrongFigures('gstr-1', { cgst: 9_00 })).toEqual({ sgst: 'CGST and SGST must be the same' })
  })
  it('are those that the return asks for', () => {
    expect(wrongFigures('gstr-5a', { itcIgst: 1 })).toEqual({ itcIgst: 'GSTR-5A has no ITC: IGST' })
    expect(wrongFigures('gstr-6', { itcIgst: 1, itcCgst: 2 })).toEqual({})
  })
})

describe('an extension that is written down', () => {
  const extension = {
    returnType: 'gstr-3b',
    scheme: null,
    stateGroup: null,
    period: '2026-10',
    newDate: '2026-11-25',
    notification: 'N 1/2026',
  }
  const fields = (change: object) =>
    newExtension.safeParse({ ...extension, ...change }).error?.issues.map(({ path }) => path[0]) ?? []

  it('is of a period and a scheme that this return has, and lies after the period', () => {
    expect(fields({})).toEqual([])
    expect(fields({ period: 'FY2026Q2' })).toEqual([])
    expect(fields({ scheme: 'regular', period: 'FY2026Q2' })).toEqual(['period'])
    expect(fields({ scheme: 'tds' })).toEqual(['scheme'])
    expect(fields({ period: 'FY2026' })).toEqual(['period', 'newDate'])
    expect(fields({ newDate: '2026-10-31' })).toEqual(['newDate'])
  })
})

it('every code of a period is of its own kind, and a month within a quarter of two', () => {
  const kinds = ['once', 'year', 'quarter', 'month', 'early-month'] as const
  const of = (code: string) => kinds.filter((kind) => isPeriodOf(kind, code))
  expect(['2026-08-15', 'FY2026', 'FY2026Q2', '2026-12', '2026-11'].map(of)).toEqual([
    ['once'],
    ['year'],
    ['quarter'],
    ['month'],
    ['month', 'early-month'],
  ])
})

describe('what is written down of a client', () => {
  const wrong = (change: object) =>
    gstClientChange
      .safeParse({
        gstin: '27AAPFU0939F1ZV',
        legalName: 'Sample Stores',
        scheme: 'regular',
        turnover: 'up-to-1.5',
        mobileNo: '9876500011',
        since: '2026-10',
        ...change,
      })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

  it('with a slip in the GSTIN is told so, once, and nothing of its scheme', () => {
    expect(wrong({ gstin: '27AAPFU0939F1ZW' })).toEqual([
      ['gstin', 'This is not a GSTIN. Please check its letters and digits.'],
    ])
  })

  it('begins with any month, the last of a quarter too, and with no quarter', () => {
    expect(wrong({ since: '2026-12' })).toEqual([])
    expect(wrong({ since: 'FY2026Q' })).toEqual([['since', 'Enter a month']])
  })

  it('has days that there are, or none', () => {
    expect(wrong({ cancelledOn: '', cancellationOrderOn: '' })).toEqual([])
    expect(wrong({ cancelledOn: '2026-02-30' })).toEqual([['cancelledOn', 'This day does not exist']])
  })

  it('may have a large turnover under the regular scheme, and a small one under QRMP', () => {
    expect(wrong({ turnover: 'over-20' })).toEqual([])
    expect(wrong({ scheme: 'qrmp' })).toEqual([])
  })
})

it('an extension of what is no period is refused at the period, and nowhere else', () => {
  const given = { returnType: 'gstr-3b', scheme: null, stateGroup: null, newDate: '2026-11-25', notification: 'N 1' }
  const { error } = newExtension.safeParse({ ...given, period: '2026-13' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['period'])
})
