import { getOwnReportProducts, getReportProducts, reports } from '../../contract/report/reports.ts'
import { savedReports } from '../../contract/report/saved.ts'
import { backendPaths, merchantPaths } from '../paths.ts'

/** What differs between the reports of the two areas. */
export const reportAreas = {
  office: {
    sides: reports.map(({ office }) => office),
    path: backendPaths.report,
    saved: savedReports.office,
    products: getReportProducts,
    more: [],
  },
  own: {
    sides: reports.map(({ own }) => own),
    path: merchantPaths.report,
    saved: savedReports.own,
    products: getOwnReportProducts,
    more: [
      {
        title: 'GST Calendar',
        about: 'What is due for which client in the coming weeks, and what is overdue.',
        path: merchantPaths.gstCalendar,
      },
    ],
  },
}
export type ReportArea = keyof typeof reportAreas
