import { Button, NumberInput, SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatPaise } from '../../contract/kernel/money.ts'
import type { SaleQuote } from '../../contract/sale.ts'
import {
  buyCoupons,
  couponKindOptions,
  couponOrder,
  listOwnCoupons,
  mostCoupons,
  quoteCoupons,
} from '../../contract/uti-pan/coupon.ts'
import { merchantPaths } from '../paths.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { openOnceKeys } from '../platform/once-key.ts'
import { Facts } from '../ui/facts.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'

interface Order {
  kind: string
  quantity: number | string
}

const labels = { kind: 'Type', quantity: 'Quantity' }

/** Type and quantity, with the price and what is left before anything is bought. */
export function CouponForm({ psaId }: { psaId: string }) {
  const navigate = useNavigateHere()
  const queries = useQueryClient()
  const [keyOf] = useState(openOnceKeys)
  const form = useForm<Order>({ initialValues: { kind: 'physical', quantity: 1 }, validate: checkOrder })
  const quote = useQuote(form.values)
  const submit = useSubmit(form, {
    send: (values) => {
      const body = couponOrder.parse(values)
      return call(buyCoupons, { body, headers: keyOf(body) })
    },
    done: ({ no }) => {
      toastSuccess(`Order ${no} is on its way.`)
      void queries.invalidateQueries({ queryKey: [listOwnCoupons.path] })
      void navigate({ to: merchantPaths.utiCouponList })
    },
  })
  const short = (quote?.missing ?? 0) > 0
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <SectionCard title="Order" about={`For your PSA id ${psaId}.`}>
        <PortalForm submit={submit} labels={labels}>
          <SelectField label={labels.kind} required options={couponKindOptions} {...form.getInputProps('kind')} />
          <NumberInput
            label={labels.quantity}
            description={`1 to ${mostCoupons}`}
            required
            min={1}
            max={mostCoupons}
            allowDecimal={false}
            {...form.getInputProps('quantity')}
          />
          <Button type="submit" disabled={short}>
            Buy
          </Button>
          {short && (
            <Button component={Link} to={merchantPaths.paymentRequest} variant="light">
              Add money
            </Button>
          )}
        </PortalForm>
      </SectionCard>
      {quote && <PriceCard quote={quote} />}
    </SimpleGrid>
  )
}

function checkOrder(values: Order): Record<string, string> {
  const { error } = couponOrder.safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

/** Follows what is typed, a moment later. */
function useQuote(values: Order): SaleQuote | undefined {
  const [typed] = useDebouncedValue(values, 250)
  const order = couponOrder.safeParse(typed)
  const { data } = useQuery({
    ...callQuery(quoteCoupons, { query: order.data ?? { kind: 'physical', quantity: 1 } }),
    enabled: order.success,
    placeholderData: keepPreviousData,
  })
  return order.success ? data : undefined
}

function PriceCard({ quote }: { quote: SaleQuote }) {
  const { price, commission, tds, balance, missing, net } = quote
  return (
    <SectionCard title="Price">
      <Facts
        facts={[
          ['Total', formatPaise(price)],
          ['Your commission', formatPaise(commission)],
          ['TDS on it', formatPaise(tds)],
          ['Balance now', formatPaise(balance)],
          missing > 0 ? ['Missing', formatPaise(missing)] : ['Balance after', formatPaise(balance - net)],
        ]}
      />
    </SectionCard>
  )
}
