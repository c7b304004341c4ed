import { Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type CouponRow, countCoupons, couponFulfilment, fulfilCoupons } from '../../contract/uti-pan/coupon.ts'
import { call } from '../platform/call.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  order: CouponRow
  onClose: () => void
  onDone: () => void
}

const labels = { coupons: 'Coupon numbers', providerOrder: "Provider's order number" }

/** Hands the coupons over: their numbers, or the provider's order where it keeps them itself. */
export function FulfilDialog({ order, onClose, onDone }: Props) {
  const form = useForm({
    initialValues: { coupons: '', providerOrder: '' },
    validate: schemaResolver(couponFulfilment, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => call(fulfilCoupons, { params: { id: order.id }, body }),
    done: () => {
      toastSuccess(`Order ${order.no} is fulfilled. The merchant is told.`)
      onDone()
    },
  })
  const about = `${countCoupons(order.quantity, order.kind)} for ${order.psaId}.`
  return (
    <FormDialog title={`Fulfil ${order.no}`} button="Fulfil" submit={submit} labels={labels} onClose={onClose}>
      <Textarea
        label={labels.coupons}
        description={`${about} One on each line, or separated by commas.`}
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps('coupons')}
      />
      <TextInput
        label={labels.providerOrder}
        description="Enough by itself where UTI credits the PSA id directly."
        {...form.getInputProps('providerOrder')}
      />
    </FormDialog>
  )
}
