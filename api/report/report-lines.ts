import { gstDueReport } from '../../contract/gst/gst-due-report.ts'
import { ageingReport } from '../../contract/report/ageing.ts'
import { applicationsReport } from '../../contract/report/applications.ts'
import { collectionReport } from '../../contract/report/collection.ts'
import { commissionReport } from '../../contract/report/commission.ts'
import { ledgerReport } from '../../contract/report/ledger.ts'
import { refundsReport } from '../../contract/report/refunds.ts'
import type { Report } from '../../contract/report/report.ts'
import { couponsReport } from '../../contract/uti-pan/coupons-report.ts'
import { ageingLines } from './lines/ageing-lines.ts'
import { applicationLines } from './lines/application-lines.ts'
import { collectionLines } from './lines/collection-lines.ts'
import { commissionLines } from './lines/commission-lines.ts'
import { couponLines } from './lines/coupon-lines.ts'
import { gstDueLines } from './lines/gst-due-lines.ts'
import { ledgerLines } from './lines/ledger-lines.ts'
import { refundLines } from './lines/refund-lines.ts'
import type { ReportLines } from './report-rows.ts'

/** Every report with where its lines come from. */
export const reportLines: readonly (readonly [Report, ReportLines])[] = [
  [ledgerReport, ledgerLines],
  [collectionReport, collectionLines],
  [commissionReport, commissionLines],
  [refundsReport, refundLines],
  [applicationsReport, applicationLines],
  [couponsReport, couponLines],
  [gstDueReport, gstDueLines],
  [ageingReport, ageingLines],
]
