import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { getOwnReportProducts, getReportProducts, reports } from '../../contract/report/reports.ts'
import { savedReports } from '../../contract/report/saved.ts'

/** What differs between the reports of the two areas. */
export const reportAreas = {
  office: {
    sides: reports.map(({ office }) => office),
    path: backendPaths.report,
    saved: savedReports.office,
    products: getReportProducts,
  },
  own: {
    sides: reports.map(({ own }) => own),
    path: merchantPaths.report,
    saved: savedReports.own,
    products: getOwnReportProducts,
  },
}
export type ReportArea = keyof typeof reportAreas
