import type { ReportDays, ReportView } from '../../contract/report/report.ts'
import type { Fragment } from '../platform/list/define-list.ts'

/** What a report is asked for, read from the switches of its list. */
export interface ReportAsked {
  view: ReportView
  days: ReportDays
  /** The id of the one business it is about, in SQL; nothing where it is about all of them. */
  merchant: Fragment | undefined
  /** What it is narrowed to, by the names of its filters. */
  chosen: Readonly<Record<string, string | undefined>>
}

/** Everything that happened in the days asked for, one row each, with all columns of the report by their names. */
export type ReportLines = (asked: ReportAsked) => Fragment
