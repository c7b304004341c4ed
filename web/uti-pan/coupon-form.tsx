import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatPaise } from '../../contract/kernel/money.ts'
import { merchantPaths } from '../../contract/paths.ts'
import type { SaleQuote } from '../../contract/sale.ts'
import { couponKindOptions, couponOrder, mostCoupons, quoteCoupons } from '../../contract/uti-pan/coupon.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { callQuery } from '../platform/call-query.ts'
import { Facts } from '../ui/facts.tsx'
import { focusFirstWrong } from '../ui/form/focus-first-wrong.ts'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { WholeNumberInput } from '../ui/form/whole-number-input.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { BuyDialog, wordsOf } from './buy-dialog.tsx'
import { isSameOrder, type Purchase, useCouponSending } from './use-coupon-sending.ts'

interface Order {
  kind: string
  quantity: number | string
}

const labels = { kind: utiPanTexts.type, quantity: utiPanTexts.quantity }

/** Type and quantity, with the price and what is left before anything is bought; the purchase itself asks once. */
export function CouponForm({ psaId }: { psaId: string }) {
  const form = useForm<Order>({ initialValues: { kind: 'physical', quantity: 1 }, validate: checkOrder })
  const [asked, setAsked] = useState<Purchase>()
  const sending = useCouponSending()
  const order = couponOrder.safeParse(form.values).data
  const quote = useQuote(form.values)
  const purchase = order && quote && { order, price: quote.price }
  const short = (quote?.missing ?? 0) > 0
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <SectionCard title={utiPanTexts.order()} about={utiPanTexts.forYourPsaId({ psaId })}>
        <form
          noValidate
          onSubmit={(event) => {
            focusFirstWrong(event.currentTarget)
            form.onSubmit(() => setAsked(purchase))(event)
          }}
        >
          <Stack gap="md">
            {!asked && <FormAlert error={sending.error} onClose={sending.clearError} />}
            <SelectField label={labels.kind()} required options={couponKindOptions} {...form.getInputProps('kind')} />
            <WholeNumberInput
              label={labels.quantity()}
              description={utiPanTexts.oneTo({ most: mostCoupons })}
              required
              {...form.getInputProps('quantity')}
            />
            <Button type="submit" disabled={short || (order !== undefined && !purchase)}>
              {purchase ? wordsOf(purchase) : utiPanTexts.buy()}
            </Button>
            {short && (
              <Button component={Link} to={merchantPaths.paymentRequest} variant="light">
                {utiPanTexts.addMoney()}
              </Button>
            )}
          </Stack>
        </form>
      </SectionCard>
      {quote && <PriceCard quote={quote} />}
      {asked && (
        <BuyDialog
          // A new price of the same order is shown as soon as it is known.
          purchase={purchase && isSameOrder(asked.order, purchase.order) ? purchase : asked}
          psaId={psaId}
          sending={sending}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SimpleGrid>
  )
}

function checkOrder(values: Order): Record<string, string> {
  const { error } = couponOrder.safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

/** Follows what is typed, a moment later. A price of something else than what stands in the form is none. */
function useQuote(values: Order): SaleQuote | undefined {
  const [typed] = useDebouncedValue(values, 250)
  const order = couponOrder.safeParse(typed)
  const { data } = useQuery({
    ...callQuery(quoteCoupons, { query: order.data ?? { kind: 'physical', quantity: 1 } }),
    enabled: order.success,
  })
  return order.success && typed === values ? data : undefined
}

function PriceCard({ quote }: { quote: SaleQuote }) {
  const { price, commission, tds, balance, missing, net } = quote
  return (
    <SectionCard title={utiPanTexts.price()}>
      <Facts
        facts={[
          [utiPanTexts.total(), formatPaise(price)],
          [utiPanTexts.yourCommission(), formatPaise(commission)],
          [utiPanTexts.tdsOnIt(), formatPaise(tds)],
          [utiPanTexts.balanceNow(), formatPaise(balance)],
          missing > 0
            ? [utiPanTexts.missing(), formatPaise(missing)]
            : [utiPanTexts.balanceAfter(), formatPaise(balance - net)],
        ]}
      />
    </SectionCard>
  )
}
