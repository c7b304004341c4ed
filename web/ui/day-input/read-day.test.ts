import { describe, expect, it } from 'vitest'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { addDays } from '../../../contract/kernel/days.ts'
import { monthName, readDay } from './read-day.ts'

const today = '2026-11-18'
const read = (typed: string) => readDay(typed, { today })
const born = (typed: string) => readDay(typed, { today, past: true })

/** Every day from the first to the last. */
function* daysFrom(first: string, last: string) {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day
}

function spellings(day: string, year: string): string[] {
  const [, month = '', date = ''] = day.split('-')
  const [bareDate, bareMonth, name] = [Number(date), Number(month), monthName(Number(month))]
  return [
    `${date}-${month}-${year}`,
    `${date}/${month}/${year}`,
    `${date}.${month}.${year}`,
    `${date} ${month} ${year}`,
    `${bareDate}/${bareMonth}/${year}`,
    `${date}${month}${year}`,
    `${date}-${name.slice(0, 3)}-${year}`,
    `${date} ${name.slice(0, 3).toLowerCase()} ${year}`,
    `${date}${name.slice(0, 3).toUpperCase()}${year}`,
    `${bareDate} ${name}, ${year}`,
  ]
}

/** What was not read as the day that it is; nothing is expected to be there. */
const misread = (days: Iterable<string>, read: (typed: string) => unknown, yearOf: (day: string) => string) =>
  [...days].flatMap((day) =>
    spellings(day, yearOf(day)).filter((typed) => JSON.stringify(read(typed)) !== `{"day":"${day}"}`),
  )

describe('a day that is typed', () => {
  it('is read in every spelling, for every day from 1900 to 2100', () => {
    expect(misread(daysFrom('1900-01-01', '2100-12-31'), read, (day) => day.slice(0, 4))).toEqual([])
  })

  it('is read as programs write it and as the portal shows it, for every day from 1900 to 2100', () => {
    for (const day of daysFrom('1900-01-01', '2100-12-31')) {
      expect(read(day)).toEqual({ day })
      expect(read(formatDate(day))).toEqual({ day })
    }
  })

  it('with two digits for the year is the one nearest to today', () => {
    expect(misread(daysFrom('1976-01-01', '2075-12-31'), read, (day) => day.slice(2, 4))).toEqual([])
    expect(read('15/11/61')).toEqual({ day: '2061-11-15' })
  })

  it('with two digits for the year of a birth is the last one that has been', () => {
    expect(misread(daysFrom('1926-11-19', '2026-11-18'), born, (day) => day.slice(2, 4))).toEqual([])
    expect(born('15/11/61')).toEqual({ day: '1961-11-15' })
    expect(born('19/11/26')).toEqual({ day: '1926-11-19' })
  })

  it('takes the day of an ancestral family, which no calendar knows', () => {
    expect(read('01-01-0001')).toEqual({ day: '0001-01-01' })
  })

  it('takes blanks around it and the longer dashes of a text program', () => {
    expect(read('  15 – 11 – 2026 ')).toEqual({ day: '2026-11-15' })
  })

  it.each([
    ['31-09-2026', 'There is no 31 September'],
    ['31 Sep 26', 'There is no 31 September'],
    ['30022026', 'There is no 30 February'],
    ['29/02/2026', 'There is no 29 February in 2026'],
    ['29-02-1900', 'There is no 29 February in 1900'],
    ['2026-02-30', 'There is no 30 February'],
    ['32-01-2026', 'There is no day 32 in a month'],
    ['00-01-2026', 'There is no day 0 in a month'],
    ['11/15/2026', 'There is no month 15. The day comes first, such as 15-11-2026'],
    ['15-00-2026', 'There is no month 0. The day comes first, such as 15-11-2026'],
    ['15-11-0000', 'There is no year 0'],
  ])('%s is refused and not corrected: %s', (typed, wrong) => {
    expect(read(typed)).toEqual({ wrong })
  })

  it.each([
    '1',
    '15',
    '15-',
    '15-1',
    '1511',
    '15112',
    '15-11-2',
    '15-11-202',
    '15-11-20261',
    '151120261',
    'soon',
    '15-No-2026',
    '15-Xyz-2026',
    '2026',
    '2026-11',
    '15-11',
    '15111',
    '1-2-3-4',
  ])('"%s" is no day yet', (typed) => {
    expect(read(typed)).toEqual({ wrong: 'Enter a date, such as 15-11-2026' })
  })

  it('is never another day than the one that was written, whatever the digits are', () => {
    for (let day = 0; day < 100; day++)
      for (let month = 0; month < 100; month++) {
        const typed = `${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}2024`
        const reading = read(typed)
        if ('day' in reading) expect(reading.day.split('-').reverse().join('')).toBe(typed)
      }
  })
})
