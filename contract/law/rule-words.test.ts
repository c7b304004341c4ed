import { expect, it } from 'vitest'
import { firstBook as book } from '../first-law/first-book.ts'
import { firstRules } from '../first-law/first-rules.ts'
import { rateWords, ruleWords } from './rule-words.ts'

it('a rule says what holds in words, as Indians write amounts', () => {
  const says = (code: string, on = '2026-11-16') => {
    const rule = firstRules.find((one) => one.code === code)
    if (!rule) throw new Error(code)
    return ruleWords(rule.kind, book.on(rule.kind, rule.code as never, on)?.value as never)
  }
  expect(says('late-fee/gstr-3b')).toEqual([
    'Turnover up to ₹1.5 crore: ₹50 a day, at most ₹2,000',
    'Turnover up to ₹5 crore: ₹50 a day, at most ₹5,000',
    'Turnover above ₹5 crore: ₹50 a day, at most ₹10,000',
    'Nil return: ₹20 a day, at most ₹500',
  ])
  expect(says('late-fee/gstr-9')).toEqual([
    'Turnover up to ₹5 crore: ₹50 a day, at most 0.04 % of the year’s turnover in the State',
    'Turnover up to ₹20 crore: ₹100 a day, at most 0.04 % of the year’s turnover in the State',
    'Turnover above ₹20 crore: ₹200 a day, at most 0.5 % of the year’s turnover in the State',
  ])
  expect(says('late-fee/gstr-7')).toEqual(['₹50 a day, at most ₹2,000', 'Nil return: no fee'])
  expect(says('late-fee/cmp-08')).toEqual(['No late fee'])
  expect(says('due/gstr-3b/qrmp/A')).toEqual(['On the 22nd, 1 month after the period'])
  expect(says('due/gstr-1/regular/all')).toEqual(['On the 11th, 1 month after the period'])
  expect(says('due/gstr-10/regular/all')).toEqual(['On the same day, 3 months after the period'])
  expect(says('bar/gstr-1')).toEqual(['Not later than 3 years after its due date'])
  expect(says('bar/gstr-10')).toEqual(['Taken however late it is'])
  expect(says('bar/iff')).toEqual(['Not after its due date'])
  expect(says('threshold/gstr-9')).toEqual(['Wanted above ₹2 crore'])
  expect(says('fee/pan-new-physical-card')).toEqual(['₹107'])
  expect(says('tds/commission')).toEqual(['2 %'])
  expect(says('scheme/composition')).toEqual(['Open up to ₹1.5 crore'])
  expect(says('answer/gst-registration')).toEqual(['7 working days'])
  expect(says('birth-certificate')).toEqual(['Wanted of whoever was born on or after 01-Oct-2023'])
  expect(ruleWords('birth-certificate', { bornFrom: null })).toEqual(['Not wanted of anybody'])
  expect(says('age/majority')).toEqual(['18 years'])
})

it('a day of the month is said as people say it, the 1st as well as the 31st', () => {
  const days = Array.from({ length: 31 }, (_, i) => ruleWords('due-date', { day: i + 1, monthsAfter: 1 })[0])
  const said =
    '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th ' +
    '21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st'
  expect(days).toEqual(said.split(' ').map((day) => `On the ${day}, 1 month after the period`))
})

it('a rate without a cap is said without one', () => {
  expect(rateWords({ perDay: 50_00, cap: null, capShare: null })).toBe('₹50 a day')
})
