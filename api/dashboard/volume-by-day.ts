import { type Volume, type VolumeKind, volumeKindNames } from '../../contract/dashboard.ts'
import type { Db } from '../platform/database.ts'
import { keptScopes, wasKept } from '../platform/list/kept-count.ts'

/** How much was sold on one day, of one kind. */
interface Sold {
  day: string
  kind: VolumeKind
  n: number
}

/** What all merchants sold between two Indian days, both whole: kept by day and product. */
export async function soldByAll(db: Db, from: string, to: string): Promise<Sold[]> {
  return [...(await keptScopes(db, 'volume', from, to))].flatMap(([scope, n]) => soldOf(scope, n))
}

/** The same of one merchant. */
export async function soldBy(db: Db, merchantId: string | null, days: { from: string; to: string }): Promise<Sold[]> {
  const own = `${merchantId}:`
  const kept = await keptScopes(db, 'own_volume', own + days.from, own + days.to)
  return [...kept].flatMap(([scope, n]) => soldOf(scope.slice(own.length), n))
}

/** Whether a merchant ever sold anything, also what was taken back later. */
export const hasSold = (db: Db, merchantId: string | null): Promise<boolean> =>
  wasKept(db, 'own_volume', `${merchantId}:`)

/** As the charts want it: a number for each day, of each kind that had any. */
export function volumeOf(sold: readonly Sold[], days: readonly string[]): Volume {
  return volumeKindNames.flatMap((kind) => {
    const perDay = days.map((day) => totalOf(sold.filter((one) => one.kind === kind && one.day === day)))
    return perDay.some((n) => n > 0) ? [{ kind, perDay }] : []
  })
}

export const totalOf = (sold: readonly Sold[]): number => sold.reduce((all, { n }) => all + n, 0)

/** From a scope such as '2026-11-15:pan-new-physical-card'. */
function soldOf(scope: string, n: number): Sold[] {
  const [day = '', product = ''] = scope.split(':')
  const kind = volumeKindNames.find((name) => product.startsWith(name))
  return kind ? [{ day, kind, n }] : []
}
