import type { Actor } from '../platform/actor.ts'

interface Doer {
  merchant_id: string | null
  display_name: string | null
  code: string | null
}

/** Who did a step of a timeline: a merchant reads the names of its own people and 'Head office' for everyone else. */
export const nameDoer = ({ merchantId }: Pick<Actor, 'merchantId'>, doer: Doer): string =>
  merchantId === null || doer.merchant_id === merchantId ? `${doer.display_name} (${doer.code})` : 'Head office'
