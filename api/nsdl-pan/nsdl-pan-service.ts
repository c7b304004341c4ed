import { sql } from 'kysely'
import type { PanState } from '../../contract/nsdl-pan/states.ts'
import type { NameIn } from '../../contract/of-services.ts'
import type { ApiService } from '../service/api-service.ts'
import { queueNamed, queuesByState } from '../service/queues-by-state.ts'
import { panApplyRoutes } from './apply/apply-routes.ts'
import { countMerchantPans, countPansSentIn } from './count-pans.ts'
import { esignRoutes } from './esign/esign-routes.ts'
import { panInfoRoutes } from './info/info-routes.ts'
import { panListRoutes } from './list-routes.ts'
import { panOfficeRoutes } from './office/office-routes.ts'
import { panLookup } from './pan-lookup.ts'
import { panPrefillRoutes } from './prefill/prefill-routes.ts'
import { printRoutes } from './print/print-routes.ts'
import { scanUploadRoutes } from './scan-upload/scan-upload-routes.ts'

const merchant = sql.ref('merchant_id')

const waiting = queuesByState('state', {
  'pan-esign-pending': 'esign-pending',
  'pan-esign-failed': 'esign-failed',
  'pan-awaiting-scan': 'awaiting-scan',
  'pan-awaiting-crop': 'awaiting-crop',
  'pan-verification': 'verification',
  'pan-verified': 'verified',
  'pan-acknowledged': 'acknowledged',
  'pan-rejected': 'rejected',
  'pan-tin-rejected': 'tin-rejected',
  'pan-tin-resubmitted': 'tin-resubmitted',
} satisfies Record<Exclude<NameIn<'queues', 'nsdl-pan'>, 'hardcopy'>, PanState>)

export const nsdlPanService: ApiService<'nsdl-pan'> = {
  routes(api, platform) {
    panListRoutes(api)
    panApplyRoutes(api, platform.clock)
    panPrefillRoutes(api, { certificates: platform.config.aadhaarCertificates })
    panOfficeRoutes(api, platform)
    panInfoRoutes(api, platform.files)
    printRoutes(api, platform.config.publicUrl)
    scanUploadRoutes(api, platform)
    esignRoutes(api, platform)
  },
  lookup: panLookup,
  sent: {
    table: 'pan_application',
    at: 'submitted_at',
    state: 'state',
    product: sql.ref('product_code'),
    done: 'issued',
    ended: ['cancelled'],
  },
  waiting: [
    {
      queue: waiting.queue,
      from: sql`pan_application where ${waiting.isWaiting}`,
      since: sql.ref('state_at'),
      merchant,
    },
    {
      queue: queueNamed('hardcopy'),
      from: sql`pan_application where hardcopy = 'due'`,
      since: sql.ref('acked_at'),
      merchant,
    },
  ],
  countMerchantWaiting: countMerchantPans,
  cards: { totPanVolume: countPansSentIn },
  reports: [],
}
