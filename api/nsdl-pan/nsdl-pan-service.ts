import { sql } from 'kysely'
import type { ApiService } from '../service/api-service.ts'
import { queueNamed, queueStates } from '../service/queue-states.ts'
import { panApplyRoutes } from './apply/apply-routes.ts'
import { countMerchantPans, countPansSentIn } from './count-pans.ts'
import { esignRoutes } from './esign/esign-routes.ts'
import { panInfoRoutes } from './info/info-routes.ts'
import { panListRoutes } from './list-routes.ts'
import { panOfficeRoutes } from './office/office-routes.ts'
import { panLookup } from './pan-lookup.ts'
import { printRoutes } from './print/print-routes.ts'
import { scanUploadRoutes } from './scan-upload/scan-upload-routes.ts'

const merchant = sql.ref('merchant_id')

export const nsdlPanService: ApiService<'nsdl-pan'> = {
  routes(api, platform) {
    panListRoutes(api)
    panApplyRoutes(api, platform.clock)
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
      queue: sql`'pan-' || state`,
      from: sql`pan_application where state in (${queueStates('nsdl-pan', 'pan-')})`,
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
