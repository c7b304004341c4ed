import { type RawBuilder, sql } from 'kysely'
import { merchantFiling, officeFiling } from '../../../contract/gst/filing-detail.ts'
import { type FilingStatus, filingStatusFacts } from '../../../contract/gst/filing-moves.ts'
import { gstDueReport } from '../../../contract/gst/gst-due-report.ts'
import type { NameIn } from '../../../contract/of-services.ts'
import type { ApiService } from '../../service/api-service.ts'
import { byNumber, labelFromFacts } from '../../service/lookup.ts'
import { queuesByState } from '../../service/queues-by-state.ts'
import type { TypedSearch } from '../../service/typed-search.ts'
import { gstCalendarRoutes } from '../calendar/calendar-routes.ts'
import { gstDueLines } from '../calendar/gst-due-lines.ts'
import { gstClientRoutes } from '../client/client-routes.ts'
import { ownFilingCounts } from './filing-counts.ts'
import { gstFilingOfficeRoutes } from './filing-office-routes.ts'
import { gstFilingRoutes } from './filing-routes.ts'

const waiting = queuesByState('status', {
  'filing-submitted': 'submitted',
  'filing-in-progress': 'in-progress',
  'filing-query': 'query',
} satisfies Record<NameIn<'queues', 'gst-filing'>, FilingStatus>)

/** Returns, with the clients and the calendar that they come from. */
export const gstFilingService: ApiService<'gst-filing'> = {
  routes(api, platform) {
    gstClientRoutes(api, platform)
    gstCalendarRoutes(api, platform)
    gstFilingRoutes(api, platform)
    gstFilingOfficeRoutes(api, platform)
  },
  lookup: {
    table: 'gst_filing',
    title: 'no',
    about: ['legal_name', 'period_label'],
    status: sql`status`,
    statusText: labelFromFacts(filingStatusFacts),
    office: officeFiling.getDetail.allow,
    own: merchantFiling.getDetail.allow,
    matches: returnNumber,
  },
  sent: {
    table: 'gst_filing',
    at: 'submitted_at',
    state: 'status',
    product: sql`'gst-filing-' || return_type`,
    done: 'filed',
    ended: ['rejected', 'withdrawn'],
  },
  waiting: [
    {
      queue: waiting.queue,
      from: sql`gst_filing where ${waiting.isWaiting}`,
      since: sql.ref('status_at'),
      merchant: sql.ref('merchant_id'),
    },
  ],
  async countMerchantWaiting(db, merchantId) {
    const counts = await ownFilingCounts(db, merchantId)
    return { 'filing-question': counts.query ?? 0 }
  },
  reports: [[gstDueReport, gstDueLines]],
}

/** Own number, ARN or the client's GSTIN, which only the joined text has an index for. */
function returnNumber(wanted: TypedSearch): RawBuilder<unknown> {
  const { number } = wanted
  const own = sql`(${byNumber('no', 'GF')(wanted)} or arn = ${number})`
  if (!/^\d{2}[0-9A-Z]{13}$/.test(number)) return own
  return sql`(${own} or (search_text like ${`%${number}%`} and gstin = ${number}))`
}
