import { getCollectionPaper } from '../../contract/report/collection.ts'
import { findReportMerchants, getOwnReportProducts, getReportProducts } from '../../contract/report/reports.ts'
import * as calls from '../../contract/report/saved.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { List } from '../platform/list/define-list.ts'
import type { ApiServices } from '../service/api-service.ts'
import { collectionPaper } from './collection-paper.ts'
import { findMerchantOptions, reportProducts } from './report-choices.ts'
import { reportLines } from './report-lines.ts'
import { reportList } from './report-list.ts'
import { reportSums } from './report-sums.ts'
import { forgetReport, savedReports, saveReport } from './saved-reports.ts'

export function reportRoutes(api: Api, clock: Clock, services: ApiServices) {
  serveReports(api, clock, reportLines(services))
  api.read(getReportProducts, ({ db }) => reportProducts(db))
  api.read(getOwnReportProducts, ({ db }) => reportProducts(db))
  api.read(findReportMerchants, ({ db, query }) => findMerchantOptions(db, query.search))
  api.downloadInTransaction(getCollectionPaper, ({ tx, actor, query }) =>
    collectionPaper(tx, actor, { days: query, now: clock.now() }),
  )
  for (const saved of Object.values(calls.savedReports)) {
    api.read(saved.list, ({ db, actor }) => savedReports(db, actor))
    api.write(saved.save, ({ tx, actor, body }) => saveReport(tx, actor, body))
    api.write(saved.remove, ({ tx, actor, params }) => forgetReport(tx, actor, params.id))
  }
}

/** The two calls of every report, on both sides. */
function serveReports({ read, table }: Api, clock: Clock, all: ReturnType<typeof reportLines>): void {
  for (const [report, lines] of all)
    for (const side of [report.office, report.own]) {
      const list = reportList(side, lines)
      table(list)
      read(side.sumsCall, ({ db, actor, body }) =>
        // cast: each list knows its own rows, and sums are of any
        reportSums(db, { side, lines, list: list as unknown as List, actor, question: body, now: clock.now() }),
      )
    }
}
