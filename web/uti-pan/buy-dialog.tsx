import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { formatPaise } from '../../contract/kernel/money.ts'
import {
  buyCoupons,
  type CouponOrder,
  couponKinds,
  listOwnCoupons,
  quoteCoupons,
} from '../../contract/uti-pan/coupon.ts'
import { merchantPaths } from '../paths.ts'
import { call } from '../platform/call.ts'
import type { openOnceKeys } from '../platform/once-key.ts'
import { PayDialog } from '../ui/form/pay-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'

export interface Purchase {
  order: CouponOrder
  /** In paise, of the whole order. */
  price: number
}

/** What the button that buys says: how many, and the total. */
export const wordsOf = ({ order: { quantity }, price }: Purchase): string =>
  `Buy ${quantity} ${quantity === 1 ? 'coupon' : 'coupons'} for ${formatPaise(price)}`

interface Props {
  purchase: Purchase
  psaId: string
  /** Outlives the dialog: whoever closes it after a lost answer and tries again must not order twice. */
  keyOf: ReturnType<typeof openOnceKeys>
  onClose: () => void
}

/** Asks once before coupons are paid for. */
export function BuyDialog({ purchase, psaId, keyOf, onClose }: Props) {
  const navigate = useNavigateHere()
  const queries = useQueryClient()
  const { order, price } = purchase
  const body = { ...order, total: price }
  const submit = useSubmit(useForm(), {
    send: () => call(buyCoupons, { body, headers: keyOf(order) }),
    done: ({ no }) => {
      toastSuccess(`Order ${no} is on its way.`)
      void queries.invalidateQueries({ queryKey: [listOwnCoupons.path] })
      void navigate({ to: merchantPaths.utiCouponList })
    },
    // The price may be another one by now.
    failed: () => void queries.invalidateQueries({ queryKey: [quoteCoupons.path] }),
  })
  return (
    <PayDialog
      title="Buy these coupons?"
      button={wordsOf(purchase)}
      what={`${couponKinds[order.kind]}, for your PSA id ${psaId}.`}
      price={price}
      submit={submit}
      onClose={onClose}
    />
  )
}
