import { describe, expect, it } from 'vitest'
import { firstBook as law } from '../../../contract/first-law/first-book.ts'
import { firstDueRules } from '../../../contract/first-law/first-due-dates.ts'
import type { KeptBook } from '../calendar/due-book.ts'
import type { Client } from '../client/client-store.ts'
import { type ReturnAndPeriod, requireFileable } from './require-fileable.ts'

const client: Client = {
  id: '1',
  merchant_id: '1',
  created_by: '1',
  gstin: '27AAPFU0939F1ZV',
  legal_name: 'Sample Stores',
  trade_name: '',
  scheme: 'regular',
  turnover: 'up-to-1.5',
  mobile: '9876500011',
  since: '2023-10-01',
  cancelled_on: null,
  cancellation_order_on: null,
  active: true,
  created_at: new Date(),
  search_text: '',
}
const book: KeptBook = { rules: firstDueRules, extensions: [], groupOf: () => 'A', law }
const october: ReturnAndPeriod = { returnType: 'gstr-3b', period: '2023-10' }

function refusal(
  wanted: ReturnAndPeriod,
  today: string,
  change: Partial<Client> = {},
  extensions: KeptBook['extensions'] = [],
) {
  try {
    requireFileable({ ...client, ...change }, wanted, { book: { ...book, extensions }, today })
    return ''
  } catch (error) {
    return Object.values((error as { data: Record<string, string> }).data).join()
  }
}

describe('a return that was due on 20 November 2023', () => {
  it('is taken on 20 November 2026, and barred the day after', () => {
    expect(refusal(october, '2026-11-20')).toBe('')
    expect(refusal(october, '2026-11-21')).toBe(
      'It was due on 20-Nov-2023. The GST portal takes no GSTR-3B later than 3 years after that.',
    )
  })

  it('is not barred where the law has no bar: the final return and CMP-08 are taken however late they are', () => {
    const cancelled = { cancelled_on: '2018-08-15' }
    expect(refusal({ returnType: 'gstr-10', period: '2018-08-15' }, '2026-11-21', cancelled)).toBe('')
    expect(refusal({ returnType: 'cmp-08', period: 'FY2019Q2' }, '2026-11-21', { scheme: 'composition' })).toBe('')
    expect(refusal({ returnType: 'gstr-4', period: 'FY2019' }, '2026-11-21', { scheme: 'composition' })).toContain(
      'no GSTR-4 later than 3 years',
    )
  })

  it('is taken as much longer as its date was extended', () => {
    const extension = { returnType: 'gstr-3b', scheme: null, stateGroup: null, newDate: '2023-12-05' } as const
    const moved = [{ ...extension, period: '2023-10', notification: 'N' }]
    expect(refusal(october, '2026-12-05', {}, moved)).toBe('')
    expect(refusal(october, '2026-12-06', {}, moved)).toContain('05-Dec-2023')
  })
})

describe('a return', () => {
  it('is taken from the day after its period', () => {
    expect(refusal(october, '2023-10-31')).toBe('Oct 2023 ends on 31-Oct-2023. It can be filed after that.')
    expect(refusal(october, '2023-11-01')).toBe('')
  })

  it('that nobody has to file is taken until its date only', () => {
    const iff: ReturnAndPeriod = { returnType: 'iff', period: '2023-10' }
    expect(refusal(iff, '2023-11-13', { scheme: 'qrmp' })).toBe('')
    expect(refusal(iff, '2023-11-14', { scheme: 'qrmp' })).toBe(
      'IFF is taken until 13-Nov-2023 only. Its invoices go into the GSTR-1.',
    )
    expect(refusal({ ...iff, period: '2023-12' }, '2024-01-05', { scheme: 'qrmp' })).toBe('IFF has no such period here')
  })

  it('of a year follows the turnover', () => {
    const year: ReturnAndPeriod = { returnType: 'gstr-9', period: 'FY2024' }
    expect(refusal(year, '2025-10-01')).toBe('This client does not file GSTR-9')
    expect(refusal(year, '2025-10-01', { turnover: '2-to-5' })).toBe('')
  })

  it('after a cancellation is the final one, of that very day', () => {
    const cancelled = { cancelled_on: '2023-08-15' }
    expect(refusal(october, '2023-12-01', cancelled)).toBe('GSTR-3B has no such period here')
    expect(refusal({ returnType: 'gstr-3b', period: '2023-08' }, '2023-12-01', cancelled)).toBe('')
    expect(refusal({ returnType: 'gstr-10', period: '2023-08-15' }, '2023-12-01', cancelled)).toBe('')
    expect(refusal({ returnType: 'gstr-10', period: '2023-08-16' }, '2023-12-01', cancelled)).toBe(
      'GSTR-10 has no such period here',
    )
  })
})
