import type { GstQuote } from '../../contract/gst/registration.ts'

/** What a registration costs a shop that can pay it, with nothing wrong. */
export const aGstQuote: GstQuote = {
  price: 120_000,
  commission: 18_000,
  tds: 360,
  net: 102_360,
  governmentFee: 0,
  balance: 500_000,
  missing: 0,
  wrong: {},
  missingPapers: [],
}
