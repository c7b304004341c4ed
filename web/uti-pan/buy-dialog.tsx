import type { FormEvent } from 'react'
import { formatPaise } from '../../contract/kernel/money.ts'
import { couponKinds } from '../../contract/uti-pan/coupon.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { PayDialog } from '../ui/form/pay-dialog.tsx'
import type { Purchase, useCouponSending } from './use-coupon-sending.ts'

/** What the button that buys says: how many, and the total. */
export const wordsOf = ({ order: { quantity }, price }: Purchase): string =>
  utiPanTexts.buyFor({ quantity, price: formatPaise(price) })

interface Props {
  purchase: Purchase
  psaId: string
  /** Outlives the dialog: whoever closes it after a lost answer is told of the order all the same. */
  sending: ReturnType<typeof useCouponSending>
  onClose: () => void
}

/** Asks once before coupons are paid for. */
export function BuyDialog({ purchase, psaId, sending, onClose }: Props) {
  const { send, sending: submitting, error, clearError } = sending
  const onSubmit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    void send(purchase)
  }
  return (
    <PayDialog
      title={utiPanTexts.buyTheseCoupons()}
      button={wordsOf(purchase)}
      what={utiPanTexts.kindForYourPsaId({ kind: couponKinds[purchase.order.kind], psaId })}
      price={purchase.price}
      submit={{ submitting, error, clearError, onSubmit }}
      onClose={onClose}
    />
  )
}
