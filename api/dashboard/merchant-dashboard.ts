import type { MerchantDashboard } from '../../contract/dashboard.ts'
import { may, merchantArea } from '../../contract/kernel/role.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import type { ApiServices } from '../service/api-service.ts'
import { lowBalance } from '../wallet/low-balance.ts'
import { chartWindow } from './chart-window.ts'
import { countMerchantWaiting } from './count-merchant-waiting.ts'
import { hasSold, soldBy, totalOf, volumeOf } from './volume-by-day.ts'

/** The dashboard of a business: its own numbers only, as far as the person's permissions go. */
export async function merchantDashboard(
  db: Db,
  actor: Actor,
  { now, services }: { now: Date; services: ApiServices },
): Promise<MerchantDashboard> {
  const days = chartWindow(now)
  const { balance, limit } = await lowBalance(db, actor.merchantId)
  return {
    balance,
    lowAt: limit,
    days,
    ...(await volumes(db, actor, days)),
    hasSold: await hasSold(db, actor.merchantId),
    work: await countMerchantWaiting(db, actor, services),
  }
}

async function volumes(db: Db, actor: Actor, days: readonly string[]) {
  if (!may(merchantArea('apply'), actor) && !may(merchantArea('report'), actor))
    return { volume: null, today: 0, month: 0 }
  const today = days.at(-1) ?? ''
  const firstOfMonth = `${today.slice(0, 7)}-01`
  // On the last day of a long month its first day lies before the chart.
  const from = [days[0] ?? '', firstOfMonth].sort()[0] ?? ''
  const sold = await soldBy(db, actor.merchantId, { from, to: today })
  return {
    volume: volumeOf(sold, days),
    today: totalOf(sold.filter(({ day }) => day === today)),
    month: totalOf(sold.filter(({ day }) => day >= firstOfMonth)),
  }
}
