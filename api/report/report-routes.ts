import { ageingReport } from '../../contract/report/ageing.ts'
import { applicationsReport } from '../../contract/report/applications.ts'
import { collectionReport, getCollectionPaper } from '../../contract/report/collection.ts'
import { commissionReport } from '../../contract/report/commission.ts'
import { couponsReport } from '../../contract/report/coupons.ts'
import { gstDueReport } from '../../contract/report/gst-due.ts'
import { ledgerReport } from '../../contract/report/ledger.ts'
import { refundsReport } from '../../contract/report/refunds.ts'
import type { Report } from '../../contract/report/report.ts'
import { findReportMerchants, getOwnReportProducts, getReportProducts } from '../../contract/report/reports.ts'
import * as calls from '../../contract/report/saved.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { List } from '../platform/list/define-list.ts'
import { collectionPaper } from './collection-paper.ts'
import { ageingLines } from './lines/ageing-lines.ts'
import { applicationLines } from './lines/application-lines.ts'
import { collectionLines } from './lines/collection-lines.ts'
import { commissionLines } from './lines/commission-lines.ts'
import { couponLines } from './lines/coupon-lines.ts'
import { gstDueLines } from './lines/gst-due-lines.ts'
import { ledgerLines } from './lines/ledger-lines.ts'
import { refundLines } from './lines/refund-lines.ts'
import { findMerchants, reportProducts } from './report-choices.ts'
import { reportList } from './report-list.ts'
import type { ReportLines } from './report-rows.ts'
import { reportSums } from './report-sums.ts'
import { forgetReport, savedReports, saveReport } from './saved-reports.ts'

export function reportRoutes(api: Api, clock: Clock) {
  serveReport(api, ledgerReport, ledgerLines)
  serveReport(api, collectionReport, collectionLines)
  serveReport(api, commissionReport, commissionLines)
  serveReport(api, refundsReport, refundLines)
  serveReport(api, applicationsReport, applicationLines)
  serveReport(api, couponsReport, couponLines)
  serveReport(api, gstDueReport, gstDueLines)
  serveReport(api, ageingReport, ageingLines)
  api.read(getReportProducts, ({ db }) => reportProducts(db))
  api.read(getOwnReportProducts, ({ db }) => reportProducts(db))
  api.madeFile(getCollectionPaper, ({ tx, actor, query }) =>
    collectionPaper(tx, actor, { days: query, now: clock.now() }),
  )
  for (const saved of Object.values(calls.savedReports)) {
    api.read(saved.list, ({ db, actor }) => savedReports(db, actor))
    api.write(saved.save, ({ tx, actor, body }) => saveReport(tx, actor, body))
    api.write(saved.remove, ({ tx, actor, params }) => forgetReport(tx, actor, params.id))
  }
  api.read(findReportMerchants, ({ db, query }) => findMerchants(db, query.search))
}

/** The two calls of a report, on both sides. */
function serveReport({ read, table }: Api, { office, own }: Report, lines: ReportLines): void {
  for (const side of [office, own]) {
    const list = reportList(side, lines)
    table(list)
    read(side.sumsCall, ({ db, actor, body }) =>
      reportSums(db, { side, list: list as unknown as List, actor, question: body }),
    )
  }
}
