import { firstBook } from '../../contract/first-law/first-book.ts'
import type { PanQuote, PanSheet } from '../../contract/nsdl-pan/apply.ts'
import { emptyDraft } from '../../contract/nsdl-pan/draft.ts'
import { panLawOn } from '../../contract/nsdl-pan/pan-law.ts'

/** A draft that was only just begun. */
export const aSheet = (change: Partial<PanSheet> = {}): PanSheet => ({
  id: '7',
  refNo: '3000000007',
  applicantionType: 'N',
  cat: 'individual',
  mode: 'physical',
  card: 'card',
  state: 'draft',
  formName: 'Form 93',
  version: 1,
  draft: { ...emptyDraft(), residency: 'resident', homeCountry: 'India', writeTo: 'R', cardParent: 'F' },
  reasons: [],
  freeUntil: null,
  refundAsked: false,
  ...panLawOn(firstBook, '2026-11-15'),
  ...change,
})

export const aQuote = (change: Partial<PanQuote> = {}): PanQuote => ({
  price: 13_700,
  commission: 1_200,
  tds: 24,
  net: 12_524,
  governmentFee: 10_700,
  balance: 75_050,
  missing: 0,
  formName: 'Form 93',
  duplicates: [],
  wrong: { consent: 'Tick this when the applicant has agreed' },
  abroad: false,
  aoKnown: true,
  ...change,
})
