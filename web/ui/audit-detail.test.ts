import { expect, it } from 'vitest'
import { auditDetail } from './audit-detail.ts'

it.each([
  ['{"device":"Firefox on Linux"}', 'device: Firefox on Linux'],
  ['{"from":"verified","to":"issued","changedBy":"A000001"}', 'from: verified, to: issued, changed by: A000001'],
  ['{"before":{"limit":100},"after":{"limit":200}}', 'before: (limit: 100), after: (limit: 200)'],
  ['{"permissions":["gst","report"],"first":true,"remark":""}', 'permissions: gst report, first: yes'],
  ['{"idType":"Retailer","paise":50000}', 'id type: Retailer, amount: ₹500.00'],
  ['{"after":"2 days","since":"2026-12-01"}', 'after: 2 days, since: 01-Dec-2026'],
  ['', ''],
  ['words of a person', 'words of a person'],
  ['[1, 2]', '[1, 2]'],
])('of %s the audit list says: %s', (detail, said) => {
  expect(auditDetail(detail)).toBe(said)
})
