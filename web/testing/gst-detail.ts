import type { GstDetail } from '../../contract/gst/registration-detail.ts'
import { aGstDraft } from '../../contract/gst/registration-samples.ts'

/** A paid registration, as its page is given it. */
export const aGstDetail = (change: Partial<GstDetail> = {}): GstDetail => ({
  id: '7',
  no: 'GR000007',
  status: 'submitted',
  code: 'M000002',
  bussName: 'Sample',
  draft: aGstDraft(),
  trn: null,
  arn: null,
  gstin: null,
  reason: '',
  rounds: 0,
  question: '',
  answerDue: null,
  answerDays: 7,
  steps: [],
  files: [],
  money: { price: 120_000, commission: 17_640, paidAt: '2026-11-15T06:00:00Z', refundedAt: null },
  refundFirst: null,
  ...change,
})
