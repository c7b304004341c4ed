import { describe, expect, it } from 'vitest'
import { firstDueRules } from '../first-law/first-due-dates.ts'
import { type DueExtension, type Duty, findDue } from './due-dates.ts'
import type { GstReturn, GstScheme } from './returns.ts'

const dueOf = (duty: Omit<Duty, 'stateGroup'> & Partial<Duty>, extensions: DueExtension[] = []) =>
  findDue({ rules: firstDueRules, extensions }, { stateGroup: 'A', ...duty })

/** Written out by hand from the law, a whole financial year of each: period, and the day by which it is due. */
const written: [GstReturn, GstScheme, groups: 'A' | 'B' | 'AB', days: string][] = [
  [
    'gstr-1',
    'regular',
    'AB',
    `2026-04 2026-05-11
     2026-05 2026-06-11
     2026-06 2026-07-11
     2026-07 2026-08-11
     2026-08 2026-09-11
     2026-09 2026-10-11
     2026-10 2026-11-11
     2026-11 2026-12-11
     2026-12 2027-01-11
     2027-01 2027-02-11
     2027-02 2027-03-11
     2027-03 2027-04-11`,
  ],
  [
    'gstr-3b',
    'regular',
    'AB',
    `2026-04 2026-05-20
     2026-05 2026-06-20
     2026-06 2026-07-20
     2026-07 2026-08-20
     2026-08 2026-09-20
     2026-09 2026-10-20
     2026-10 2026-11-20
     2026-11 2026-12-20
     2026-12 2027-01-20
     2027-01 2027-02-20
     2027-02 2027-03-20
     2027-03 2027-04-20`,
  ],
  [
    'gstr-1',
    'qrmp',
    'AB',
    `FY2026Q1 2026-07-13
     FY2026Q2 2026-10-13
     FY2026Q3 2027-01-13
     FY2026Q4 2027-04-13`,
  ],
  [
    'iff',
    'qrmp',
    'AB',
    `2026-04 2026-05-13
     2026-05 2026-06-13
     2026-07 2026-08-13
     2026-08 2026-09-13
     2026-10 2026-11-13
     2026-11 2026-12-13
     2027-01 2027-02-13
     2027-02 2027-03-13`,
  ],
  [
    'gstr-3b',
    'qrmp',
    'A',
    `FY2026Q1 2026-07-22
     FY2026Q2 2026-10-22
     FY2026Q3 2027-01-22
     FY2026Q4 2027-04-22`,
  ],
  [
    'gstr-3b',
    'qrmp',
    'B',
    `FY2026Q1 2026-07-24
     FY2026Q2 2026-10-24
     FY2026Q3 2027-01-24
     FY2026Q4 2027-04-24`,
  ],
  [
    'pmt-06',
    'qrmp',
    'AB',
    `2026-04 2026-05-25
     2026-05 2026-06-25
     2026-07 2026-08-25
     2026-08 2026-09-25
     2026-10 2026-11-25
     2026-11 2026-12-25
     2027-01 2027-02-25
     2027-02 2027-03-25`,
  ],
  [
    'cmp-08',
    'composition',
    'AB',
    `FY2026Q1 2026-07-18
     FY2026Q2 2026-10-18
     FY2026Q3 2027-01-18
     FY2026Q4 2027-04-18`,
  ],
  [
    'gstr-4',
    'composition',
    'AB',
    `FY2022 2023-04-30
     FY2023 2024-04-30
     FY2024 2025-06-30
     FY2026 2027-06-30`,
  ],
  ['gstr-9', 'regular', 'AB', 'FY2025 2026-12-31\nFY2026 2027-12-31'],
  ['gstr-9', 'qrmp', 'AB', 'FY2025 2026-12-31\nFY2026 2027-12-31'],
  ['gstr-9c', 'regular', 'AB', 'FY2025 2026-12-31\nFY2026 2027-12-31'],
  [
    'gstr-7',
    'tds',
    'AB',
    `2026-04 2026-05-10
     2026-05 2026-06-10
     2026-06 2026-07-10
     2026-07 2026-08-10
     2026-08 2026-09-10
     2026-09 2026-10-10
     2026-10 2026-11-10
     2026-11 2026-12-10
     2026-12 2027-01-10
     2027-01 2027-02-10
     2027-02 2027-03-10
     2027-03 2027-04-10`,
  ],
  [
    'gstr-8',
    'tcs',
    'AB',
    `2026-04 2026-05-10
     2026-05 2026-06-10
     2026-06 2026-07-10
     2026-07 2026-08-10
     2026-08 2026-09-10
     2026-09 2026-10-10
     2026-10 2026-11-10
     2026-11 2026-12-10
     2026-12 2027-01-10
     2027-01 2027-02-10
     2027-02 2027-03-10
     2027-03 2027-04-10`,
  ],
  [
    'gstr-6',
    'isd',
    'AB',
    `2026-04 2026-05-13
     2026-05 2026-06-13
     2026-06 2026-07-13
     2026-07 2026-08-13
     2026-08 2026-09-13
     2026-09 2026-10-13
     2026-10 2026-11-13
     2026-11 2026-12-13
     2026-12 2027-01-13
     2027-01 2027-02-13
     2027-02 2027-03-13
     2027-03 2027-04-13`,
  ],
  [
    'gstr-5',
    'non-resident',
    'AB',
    `2026-04 2026-05-13
     2026-05 2026-06-13
     2026-06 2026-07-13
     2026-07 2026-08-13
     2026-08 2026-09-13
     2026-09 2026-10-13
     2026-10 2026-11-13
     2026-11 2026-12-13
     2026-12 2027-01-13
     2027-01 2027-02-13
     2027-02 2027-03-13
     2027-03 2027-04-13`,
  ],
  [
    'gstr-5a',
    'oidar',
    'AB',
    `2026-04 2026-05-20
     2026-05 2026-06-20
     2026-06 2026-07-20
     2026-07 2026-08-20
     2026-08 2026-09-20
     2026-09 2026-10-20
     2026-10 2026-11-20
     2026-11 2026-12-20
     2026-12 2027-01-20
     2027-01 2027-02-20
     2027-02 2027-03-20
     2027-03 2027-04-20`,
  ],
  [
    'gstr-10',
    'regular',
    'AB',
    `2026-08-15 2026-11-15
     2026-10-31 2027-01-31
     2026-11-30 2027-02-28
     2027-11-30 2028-02-29
     2026-12-01 2027-03-01`,
  ],
  ['gstr-10', 'qrmp', 'AB', '2026-08-15 2026-11-15'],
]

describe.each(written)('%s of %s in group %s', (returnType, scheme, groups, days) => {
  const lines = days.split('\n').map((line) => line.trim().split(' '))
  it.each(lines)('of %s is due on %s', (period = '', due = '') => {
    for (const stateGroup of [...groups] as ('A' | 'B')[])
      expect(dueOf({ returnType, scheme, stateGroup, period })).toEqual({ date: due, notification: '' })
  })
})

it('every rule is written out above', () => {
  const known = new Set(written.map(([returnType, scheme]) => `${returnType} ${scheme}`))
  expect(firstDueRules.filter((rule) => !known.has(`${rule.returnType} ${rule.scheme}`))).toEqual([])
})

it('what a scheme does not file, and what is no period, has no date', () => {
  expect(dueOf({ returnType: 'gstr-1', scheme: 'composition', period: '2026-10' })).toBeUndefined()
  for (const period of ['2026-13', 'FY2026Q5', '2026-02-30', '', '1999-01'])
    expect(dueOf({ returnType: 'gstr-1', scheme: 'regular', period })).toBeUndefined()
})

describe('an extension', () => {
  const october: DueExtension = {
    returnType: 'gstr-3b',
    scheme: null,
    stateGroup: null,
    period: '2026-10',
    newDate: '2026-11-25',
    notification: 'Notification 17/2026',
  }
  const duty = { returnType: 'gstr-3b', scheme: 'regular', period: '2026-10' } as const

  it('moves its own period of its own return, and says by which notification', () => {
    expect(dueOf(duty, [october])).toEqual({ date: '2026-11-25', notification: 'Notification 17/2026' })
    expect(dueOf({ ...duty, period: '2026-09' }, [october])?.date).toBe('2026-10-20')
    expect(dueOf({ ...duty, returnType: 'gstr-1' }, [october])?.date).toBe('2026-11-11')
  })

  it('for one scheme or one group of states leaves the others', () => {
    const quarter = { ...october, scheme: 'qrmp', period: 'FY2026Q2', stateGroup: 'B', newDate: '2026-10-31' } as const
    const filer = { returnType: 'gstr-3b', scheme: 'qrmp', period: 'FY2026Q2' } as const
    expect(dueOf({ ...filer, stateGroup: 'B' }, [quarter])?.date).toBe('2026-10-31')
    expect(dueOf({ ...filer, stateGroup: 'A' }, [quarter])?.date).toBe('2026-10-22')
    expect(dueOf(duty, [{ ...october, scheme: 'qrmp' }])?.date).toBe('2026-11-20')
  })

  it('that came later and goes further counts; one that would shorten it or leaves it does not', () => {
    const further = { ...october, newDate: '2026-11-30', notification: 'Notification 18/2026' }
    expect(dueOf(duty, [further, october])?.date).toBe('2026-11-30')
    expect(dueOf(duty, [october, further])?.notification).toBe('Notification 18/2026')
    for (const newDate of ['2026-11-10', '2026-11-20'])
      expect(dueOf(duty, [{ ...october, newDate }])).toEqual({ date: '2026-11-20', notification: '' })
  })
})

it('the final return is due three months after the cancellation or its order, whichever is later', () => {
  const final = { returnType: 'gstr-10', scheme: 'regular', period: '2026-08-15' } as const
  expect(dueOf(final)?.date).toBe('2026-11-15')
  expect(dueOf({ ...final, orderOn: null })?.date).toBe('2026-11-15')
  expect(dueOf({ ...final, orderOn: '2026-10-31' })?.date).toBe('2027-01-31')
  expect(dueOf({ ...final, orderOn: '2026-11-30' })?.date).toBe('2027-02-28')
  expect(dueOf({ ...final, orderOn: '2026-07-01' })?.date).toBe('2026-11-15')
})

it('an order of cancellation moves the final return only: every other one is due as if there were none', () => {
  const others = written.filter(([returnType]) => returnType !== 'gstr-10')
  expect(others.length).toBeGreaterThan(10)
  for (const [returnType, scheme, groups, days] of others)
    for (const line of days.split('\n')) {
      const [period = ''] = line.trim().split(' ')
      const duty = { returnType, scheme, period, stateGroup: groups === 'B' ? ('B' as const) : ('A' as const) }
      expect([returnType, dueOf({ ...duty, orderOn: '2030-06-20' })]).toEqual([returnType, dueOf(duty)])
    }
})

it('the newest rule of the period holds, in whatever order the rules stand', () => {
  for (const rules of [firstDueRules, [...firstDueRules].reverse()])
    expect(
      ['FY2023', 'FY2024'].map((period) => {
        const duty = { returnType: 'gstr-4', scheme: 'composition', stateGroup: 'A', period } as const
        return findDue({ rules, extensions: [] }, duty)?.date
      }),
    ).toEqual(['2024-04-30', '2025-06-30'])
})
