import { useRef } from 'react'
import { merchantPaths } from '../../contract/paths.ts'
import { buyCoupons, type CouponOrder, listOwnCoupons } from '../../contract/uti-pan/coupon.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { call, callTable } from '../platform/call.ts'
import { CallError } from '../platform/call-error.ts'
import { useSending } from '../ui/form/use-sending.ts'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'

export interface Purchase {
  order: CouponOrder
  /** In paise, of the whole order. */
  price: number
}

/** What was tried to buy, and the person's newest order of its kind and number that stood before. */
interface Try {
  order: CouponOrder
  before: string | undefined
}

export const isSameOrder = (one: CouponOrder, other: CouponOrder | undefined): boolean =>
  one.kind === other?.kind && one.quantity === other.quantity

/** Buys coupons, paid for once, and leads to the list of them. */
export function useCouponSending() {
  const navigate = useNavigateHere()
  const tried = useRef<Try>(undefined)
  return useSending<Purchase, { no: string }>({
    async send({ order, price }, keys) {
      const earlier = isSameOrder(order, tried.current?.order) ? tried.current : undefined
      // The answer of an earlier try got lost: it may have come in since it was looked for.
      const found = earlier && (await findNewer(earlier))
      if (found) return found
      tried.current = earlier ?? { order, before: (await newestOf(order))?.id }
      // The price is no part of the key: the same order at another price is still the same order.
      return call(buyCoupons, { body: { ...order, total: price }, headers: keys(order) })
    },
    look: async () => tried.current && findNewer(tried.current),
    done({ no }) {
      toastSuccess(utiPanTexts.orderIsOnItsWay({ no }))
      void navigate({ to: merchantPaths.utiCouponList })
    },
    sends: buyCoupons,
    failed(reason) {
      // The sale itself said no, so neither this try nor one before it was done.
      if (reason instanceof CallError && reason.status === 409) tried.current = undefined
    },
  })
}

async function findNewer({ order, before }: Try) {
  const newest = await newestOf(order)
  return newest?.id === before ? undefined : newest
}

async function newestOf({ kind, quantity }: CouponOrder) {
  const filters = [
    { field: 'kind', opt: 'equals', value1: kind },
    { field: 'quantity', opt: 'equals', value1: String(quantity) },
  ]
  const sorts = [{ column: 'askedAt', dir: 'desc' as const }]
  const { data } = await callTable(listOwnCoupons, { body: { filters, sorts } })
  // A colleague may have ordered the same.
  return data.find(({ own }) => own)
}
