import { type MerchantWaiting, merchantWaiting } from '../../contract/dashboard.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { may, merchantArea } from '../../contract/kernel/role.ts'
import { serviceKeys } from '../../contract/of-services.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import type { ApiServices } from '../service/api-service.ts'

/** What goes on only when the merchant acts; of it what the person may act on. */
export async function countMerchantWaiting(
  db: Db,
  actor: Actor,
  services: ApiServices,
): Promise<{ work: MerchantWaiting; waiting: number }[]> {
  const waiting: Partial<Record<MerchantWaiting, number>> = {}
  for (const key of serviceKeys) Object.assign(waiting, await services[key].countMerchantWaiting(db, actor.merchantId))
  return keysOf(merchantWaiting)
    .filter((work) => may(merchantArea(merchantWaiting[work].module), actor))
    .map((work) => ({ work, waiting: waiting[work] ?? 0 }))
}
