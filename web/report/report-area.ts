import { getCalendar } from '../../contract/gst/due-dates-calendar.ts'
import type { Access } from '../../contract/kernel/role.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { getOwnReportProducts, getReportProducts, reports } from '../../contract/report/reports.ts'
import { savedReports } from '../../contract/report/saved.ts'

/** A page that tells something too, but is not a report: whoever may read reports may not for that reason open it. */
interface More {
  title: string
  about: string
  path: string
  access: Access
}

const noMore: More[] = []

/** What differs between the reports of the two areas. */
export const reportAreas = {
  office: {
    sides: reports.map(({ office }) => office),
    path: backendPaths.report,
    saved: savedReports.office,
    products: getReportProducts,
    more: noMore,
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
        access: getCalendar.allow,
      },
    ] satisfies More[],
  },
}
export type ReportArea = keyof typeof reportAreas
