import { sql } from 'kysely'
import { merchantGst, officeGst } from '../../../contract/gst/registration-detail.ts'
import { type GstStatus, gstStatusFacts } from '../../../contract/gst/registration-moves.ts'
import type { NameIn } from '../../../contract/of-services.ts'
import type { ApiService } from '../../service/api-service.ts'
import { byNumber, labelFromFacts } from '../../service/lookup.ts'
import { queuesByState } from '../../service/queues-by-state.ts'
import { ownRegistrationCounts } from './registration-counts.ts'
import { gstRegistrationOfficeRoutes } from './registration-office-routes.ts'
import { gstRegistrationRoutes } from './registration-routes.ts'

const waiting = queuesByState('status', {
  'gst-submitted': 'submitted',
  'gst-in-progress': 'in-progress',
  'gst-arn': 'arn',
  'gst-clarification': 'clarification',
} satisfies Record<NameIn<'queues', 'gst-registration'>, GstStatus>)

export const gstRegistrationService: ApiService<'gst-registration'> = {
  routes(api, platform) {
    gstRegistrationRoutes(api, platform)
    gstRegistrationOfficeRoutes(api, platform)
  },
  lookup: {
    table: 'gst_registration',
    title: 'no',
    about: ['legal_name', 'gstin'],
    status: sql`status`,
    statusText: labelFromFacts(gstStatusFacts),
    office: officeGst.getDetail.allow,
    own: merchantGst.getDetail.allow,
    hidesDrafts: true,
    matches: (wanted) =>
      sql`(${byNumber('no', 'GR')(wanted)} or trn = ${wanted.number} or arn = ${wanted.number} or gstin = ${wanted.number})`,
  },
  sent: {
    table: 'gst_registration',
    at: 'submitted_at',
    state: 'status',
    product: sql`'gst-registration'`,
    done: 'approved',
    ended: ['rejected'],
  },
  waiting: [
    {
      queue: waiting.queue,
      from: sql`gst_registration where ${waiting.isWaiting}`,
      since: sql.ref('status_at'),
      merchant: sql.ref('merchant_id'),
    },
  ],
  async countMerchantWaiting(db, merchantId) {
    const counts = await ownRegistrationCounts(db, merchantId)
    return { 'gst-draft': counts.draft ?? 0, 'gst-question': counts.clarification ?? 0 }
  },
  reports: [],
}
