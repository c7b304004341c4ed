import { expect, it } from 'vitest'
import { gstReturnNames, gstSchemeNames, schemeReturns } from '../gst/returns.ts'
import { isDay } from '../kernel/dates.ts'
import { ruleValues } from '../law/rule-kinds.ts'
import { firstBook as book } from './first-book.ts'
import { firstRules } from './first-rules.ts'

it('every first line has a value of its kind, a day and a source', () => {
  for (const { code, kind, value, since, source, title } of firstRules) {
    expect(ruleValues[kind].safeParse(value).error, code).toBeUndefined()
    expect(isDay(since), code).toBe(true)
    expect(source.length, code).toBeGreaterThan(8)
    expect(title, code).not.toBe('')
  }
})

it('no rule begins twice on a day', () => {
  const keys = firstRules.map(({ code, since }) => `${code} ${since}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it('every return has a late fee and a bar, and every scheme that files it a due date', () => {
  const codes = new Set(firstRules.map(({ code }) => code))
  for (const name of gstReturnNames) {
    expect(codes).toContain(`late-fee/${name}`)
    expect(codes).toContain(`bar/${name}`)
  }
  for (const scheme of gstSchemeNames)
    for (const name of Object.keys(schemeReturns[scheme]))
      expect(
        [...codes].filter((code) => code.startsWith(`due/${name}/${scheme}/`)),
        `${name} ${scheme}`,
      ).not.toEqual([])
})

it('TDS on commission was 5 % until September 2024 and is 2 % since', () => {
  const rate = (on: string) => book.on('tds', 'tds/commission', on)?.value.rate
  expect(['2024-09-30', '2024-10-01', '2026-04-01'].map(rate)).toEqual([500, 200, 200])
})
