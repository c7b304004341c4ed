import { demoMerchants } from './people.ts'

/** One application of the demo: whose, how far it has come, and how long ago it was begun. */
export interface DemoPan {
  shop: string
  state: DemoPanState
  paperless?: true
  daysAgo: number
  /** Where its paper is, once it has its acknowledgement number. */
  paper?: 'due' | 'overdue' | 'couriered' | 'received' | 'forwarded'
}

export type DemoPanState =
  | 'draft'
  | 'awaiting-scan'
  | 'awaiting-crop'
  | 'verification'
  | 'verified'
  | 'acknowledged'
  | 'issued'
  | 'rejected'
  | 'tin-rejected'
  | 'tin-resubmitted'
  | 'esign-pending'
  | 'esign-failed'
  | 'cancelled'

/** What every shop of the demo that somebody signs in as has on its lists: each state, and each whereabouts of a paper. */
const ofEachShop: Omit<DemoPan, 'shop'>[] = [
  { state: 'draft', daysAgo: 0 },
  { state: 'draft', daysAgo: 3 },
  { state: 'awaiting-scan', daysAgo: 1 },
  { state: 'awaiting-crop', daysAgo: 1 },
  { state: 'verification', daysAgo: 1 },
  { state: 'verified', daysAgo: 2 },
  { state: 'acknowledged', daysAgo: 4, paper: 'due' },
  { state: 'acknowledged', daysAgo: 5, paper: 'due' },
  { state: 'acknowledged', daysAgo: 6, paper: 'due' },
  { state: 'acknowledged', daysAgo: 7, paper: 'due' },
  { state: 'acknowledged', daysAgo: 20, paper: 'overdue' },
  { state: 'acknowledged', daysAgo: 8, paper: 'couriered' },
  { state: 'acknowledged', daysAgo: 9, paper: 'couriered' },
  { state: 'acknowledged', daysAgo: 11, paper: 'received' },
  { state: 'acknowledged', daysAgo: 3, paperless: true },
  { state: 'issued', daysAgo: 12, paper: 'forwarded' },
  { state: 'issued', daysAgo: 15, paper: 'forwarded' },
  { state: 'issued', daysAgo: 10, paperless: true },
  { state: 'rejected', daysAgo: 3 },
  { state: 'rejected', daysAgo: 6 },
  { state: 'tin-rejected', daysAgo: 9, paper: 'received' },
  { state: 'tin-resubmitted', daysAgo: 13, paper: 'forwarded' },
  { state: 'esign-pending', daysAgo: 0, paperless: true },
  { state: 'esign-failed', daysAgo: 1, paperless: true },
  { state: 'cancelled', daysAgo: 7 },
]

export const tellingPans: DemoPan[] = demoMerchants.flatMap(({ mobile }) =>
  ofEachShop.map((one) => ({ ...one, shop: mobile })),
)

/** How much the shops sell beside that, by the mobile number of their owner. */
export const demoCounters = [
  { shop: '9800000003', share: 16 },
  { shop: '9800000002', share: 10 },
  { shop: '9800000004', share: 8 },
  { shop: '9800000001', share: 4 },
  { shop: '9820000000', share: 7 },
  { shop: '9820000001', share: 6 },
  { shop: '9820000003', share: 5 },
  { shop: '9820000007', share: 8 },
  { shop: '9820000009', share: 5 },
  { shop: '9820000006', share: 3 },
  { shop: '9820000005', share: 3 },
] as const

/** How far applications of an age have come, in shares of a hundred; the first row that is old enough counts. */
export const demoProgress: { from: number; states: Partial<Record<DemoPanState, number>> }[] = [
  { from: 9, states: { issued: 90, acknowledged: 4, cancelled: 4, rejected: 2 } },
  { from: 4, states: { issued: 45, acknowledged: 45, verified: 6, cancelled: 4 } },
  { from: 1, states: { verified: 45, acknowledged: 30, verification: 15, 'awaiting-scan': 10 } },
  { from: 0, states: { 'awaiting-scan': 60, draft: 40 } },
]
