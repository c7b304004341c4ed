import { describe, expect, it } from 'vitest'
import { footerText, pageCount } from './footer-text.ts'

const reply = (rows: number, filterRecords: number, totalRecords: number, more?: boolean) => ({
  data: Array.from({ length: rows }, () => ({})),
  filterRecords,
  totalRecords,
  more,
})

describe('the footer', () => {
  it.each([
    [reply(10, 57, 300), { page: 1, size: 10 }, 'Showing 1–10 of 57 filtered (300 total)'],
    [reply(7, 57, 300), { page: 6, size: 10 }, 'Showing 51–57 of 57 filtered (300 total)'],
    [reply(0, 0, 300), { page: 1, size: 10 }, 'Showing 0–0 of 0 filtered (300 total)'],
    [
      reply(100, 10_000, 1_234_567, true),
      { page: 3, size: 100 },
      'Showing 201–300 of more than 10,000 filtered (12,34,567 total)',
    ],
    [
      { ...reply(1, 1, 10_000), moreTotal: true },
      { page: 1, size: 10 },
      'Showing 1–1 of 1 filtered (more than 10,000 total)',
    ],
  ])('tells where the page stands (%#)', (given, page, text) => {
    expect(footerText(given, page)).toBe(text)
  })

  it('tells no numbers before they are known', () => {
    expect(footerText(undefined, { page: 1, size: 10 })).toBe('')
  })
})

describe('the number of pages', () => {
  it.each([
    [reply(10, 57, 57), { page: 1, size: 10 }, 6],
    [reply(0, 0, 0), { page: 1, size: 10 }, 1],
    [reply(10, 10_000, 99_999, true), { page: 1000, size: 10 }, 1001],
    [reply(4, 10_000, 99_999, true), { page: 1200, size: 10 }, 1200],
  ])('follows the count, and goes on where counting stopped (%#)', (given, page, count) => {
    expect(pageCount(given, page)).toBe(count)
  })
})
