import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BankLine, matchLines, mentionsReference, type Request } from './match-lines.ts'

const line = (id: string, change: Partial<BankLine> = {}): BankLine => ({
  id,
  day: '2026-11-15',
  description: '',
  reference: '',
  amount: 10000,
  paymentId: null,
  ...change,
})
const request = (id: string, change: Partial<Request> = {}): Request => ({
  id,
  reference: `40123456789${id}`,
  amount: 10000,
  paidOn: '2026-11-15',
  approved: false,
  ...change,
})
const found = (lines: BankLine[], requests: Request[]) =>
  matchLines(lines, requests).map(({ lineId, paymentId, kind, settled }) =>
    [lineId, paymentId, settled ? 'settled' : kind].join(' '),
  )

describe('a line of the bank', () => {
  it('with the same reference and amount is exact, whatever the day', () => {
    expect(found([line('1', { reference: '401234567897', day: '2026-09-01' })], [request('7')])).toEqual(['1 7 exact'])
  })

  it('with the same reference and another amount differs', () => {
    expect(found([line('1', { reference: '401234567897', amount: 9900 })], [request('7')])).toEqual(['1 7 differing'])
  })

  it.each([
    ['2026-11-13', true],
    ['2026-11-17', true],
    ['2026-11-12', false],
    ['2026-11-18', false],
  ])('of %s that names the reference of the 15th in its words is likely: %s', (day, likely) => {
    const words = { day, description: 'BY UPI 4012-3456 7897 ASHA' }
    expect(found([line('1', words)], [request('7')])).toEqual(likely ? ['1 7 likely'] : [])
    expect(found([line('1', { ...words, amount: 1 })], [request('7')])).toEqual([])
  })

  it('is given to the surest request, and the next line to the next', () => {
    const lines = [
      line('1', { reference: '401234567897', description: '401234567898' }),
      line('2', { description: 'x 401234567898' }),
      line('3', { reference: '401234567899', amount: 5 }),
    ]
    const requests = [request('8'), request('7'), request('9')]
    expect(found(lines, requests)).toEqual(['1 7 exact', '2 8 likely', '3 9 differing'])
  })

  it('that belongs to an approved request is settled, and proves no other', () => {
    const one = line('1', { reference: '401234567897', description: '401234567897 401234567898' })
    expect(found([one], [request('7', { approved: true }), request('8')])).toEqual(['1 7 settled'])
    expect(found([{ ...one, reference: '' }], [request('7', { approved: true }), request('8')])).toEqual([
      '1 7 settled',
    ])
  })

  it('that was said to prove a request stays with it', () => {
    const linked = line('1', { reference: '401234567897', paymentId: '8', description: '401234567898' })
    expect(found([linked], [request('7'), request('8')])).toEqual(['1 8 likely'])
    expect(found([linked], [request('7')])).toEqual([])
  })

  it('names a short reference only as a word of its own', () => {
    expect(mentionsReference('CHQ 000123 PUNE', '000123')).toBe(true)
    expect(mentionsReference('CASH 4512 PUNE', '451')).toBe(false)
    expect(mentionsReference('CASH/451/PUNE', '451')).toBe(true)
    expect(mentionsReference('anything', '//')).toBe(false)
  })

  it("does not name a reference that is a payer's UPI id", () => {
    expect(mentionsReference('UPI/B PAYER/919876543210@ybl/shop', '919876543210')).toBe(false)
    expect(mentionsReference('UPI/B PAYER/919876543210-1@ybl/shop', '919876543210')).toBe(false)
    expect(mentionsReference('UPI/919876543210/b.payer@ybl/shop', '919876543210')).toBe(true)
  })

  it('does not name a reference that is a part of a longer number', () => {
    expect(mentionsReference('IMPS/461785699783/ALPHA', '1785699783')).toBe(false)
    expect(mentionsReference('IMPS/461785699783/ALPHA', '461785')).toBe(false)
    expect(mentionsReference('IMPS/461785699783/ALPHA', '461785699783')).toBe(true)
    expect(mentionsReference('IMPS/00461785699783/ALPHA', '461785699783')).toBe(true)
    expect(mentionsReference('15 11 461785699783 2026', '461785699783')).toBe(true)
  })
})

/** Few different values, so that many things fit each other. */
const small = fc.constantFrom('111111111111', '222222222222', '333333333333')
const day = fc.constantFrom('2026-11-10', '2026-11-12', '2026-11-15')
const amount = fc.constantFrom(100, 200)
const someLines = fc.array(
  fc.record({
    day,
    amount,
    reference: fc.oneof(small, fc.constant('')),
    description: fc.oneof(small, fc.constant('CASH')),
    linked: fc.nat(20),
  }),
  { maxLength: 12, size: 'max' },
)
const someRequests = fc.array(fc.record({ paidOn: day, amount, reference: small, approved: fc.boolean() }), {
  maxLength: 8,
  size: 'max',
})

describe('whatever the bank and the merchants say', () => {
  const cases = fc.tuple(someLines, someRequests).map(([lines, requests]) => ({
    requests: requests.map((one, i) => ({ ...one, id: String(i) })),
    lines: lines.map(({ linked, ...one }, i) => ({
      ...one,
      id: String(i),
      paymentId: linked < requests.length ? String(linked) : null,
    })),
  }))

  it('a line proposes at most one request, and a request has at most one line', () => {
    fc.assert(
      fc.property(cases, ({ lines, requests }) => {
        const pairs = matchLines(lines, requests)
        expect(new Set(pairs.map(({ lineId }) => lineId)).size).toBe(pairs.length)
        expect(new Set(pairs.map(({ paymentId }) => paymentId)).size).toBe(pairs.length)
      }),
    )
  })

  it('each proposal is what its name says, and nothing that fits is left over', () => {
    fc.assert(
      fc.property(cases, ({ lines, requests }) => {
        const pairs = matchLines(lines, requests)
        for (const { lineId, paymentId, kind, settled } of pairs) {
          const [one, asked] = [lines[Number(lineId)], requests[Number(paymentId)]]
          if (!one || !asked) throw new Error('A pair of nothing.')
          expect(settled).toBe(asked.approved)
          if (kind === 'differing') expect(one.amount).not.toBe(asked.amount)
          else expect(one.amount).toBe(asked.amount)
          if (one.paymentId === null)
            expect([one.reference, one.description].some((text) => mentionsReference(text, asked.reference))).toBe(true)
        }
        const isLeft = (id: string, by: 'lineId' | 'paymentId') => !pairs.some((pair) => pair[by] === id)
        for (const one of lines.filter(({ id, paymentId }) => paymentId === null && isLeft(id, 'lineId')))
          for (const asked of requests.filter(({ id }) => isLeft(id, 'paymentId')))
            expect(one.reference === asked.reference).toBe(false)
      }),
    )
  })

  it('the order in which they are told changes nothing', () => {
    fc.assert(
      fc.property(cases, ({ lines, requests }) => {
        const key = ({ lineId, paymentId }: { lineId: string; paymentId: string }) => `${lineId} ${paymentId}`
        const backwards = matchLines([...lines].reverse(), [...requests].reverse())
        expect(backwards.map(key).sort()).toEqual(matchLines(lines, requests).map(key).sort())
      }),
    )
  })
})
