import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef } from 'react'
import { newGatewayOrder, startGatewayOrder } from '../../contract/gateway.ts'
import { formatPaise, paiseFromRupees } from '../../contract/kernel/money.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { gatewayTexts } from '../../texts/en/gateway.ts'
import { call } from '../platform/call.ts'
import { openOnceKeys } from '../platform/open-once-keys.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { paiseOf, wrongRupees } from '../ui/form/read-number.ts'
import { RupeesInput } from '../ui/form/rupees-input.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { goToPay } from './go-to-pay.ts'

interface Props {
  /** In paise. */
  min: number
  max: number
}

const quickRupees = [500, 1000, 2000, 5000, 10_000]
const plainRupees = new Intl.NumberFormat('en-IN')

/** How much to add; sending it leads to the provider's page. */
export function AmountForm({ min, max }: Props) {
  const form = useForm<{ amount: number | string }>({
    initialValues: { amount: '' },
    validate: { amount: (typed) => wrongRupees(typed) ?? wrongAmount(paiseOf(typed), { min, max }) },
  })
  const headersFor = useRef(openOnceKeys())
  const submit = useSubmit(form, {
    send: ({ amount }) => {
      const body = { amount: paiseOf(amount) }
      return call(startGatewayOrder, { body, headers: headersFor.current(body) })
    },
    done: ({ payPath }) => {
      // Whoever comes back to this page and pays the same sum again means another payment.
      headersFor.current = openOnceKeys()
      goToPay(payPath)
    },
  })
  const quick = quickRupees.filter((rupees) => paiseFromRupees(rupees) >= min && paiseFromRupees(rupees) <= max)
  return (
    <PortalForm submit={submit} labels={{ amount: gatewayTexts.amountInRupees() }}>
      <RupeesInput
        label={gatewayTexts.amountInRupees()}
        description={gatewayTexts.fromTo({ min: formatPaise(min), max: formatPaise(max) })}
        required
        size="md"
        {...form.getInputProps('amount')}
      />
      <Group gap="xs" role="group" aria-label={gatewayTexts.quickAmounts()}>
        {quick.map((rupees) => (
          <Button key={rupees} size="compact-md" variant="light" onClick={() => form.setFieldValue('amount', rupees)}>
            ₹{plainRupees.format(rupees)}
          </Button>
        ))}
      </Group>
      <Button type="submit" size="md">
        {gatewayTexts.goToPayment()}
      </Button>
    </PortalForm>
  )
}

function wrongAmount(paise: number, { min, max }: Props): string | null {
  const { error } = newGatewayOrder.safeParse({ amount: paise })
  if (Number.isNaN(paise)) return checkTexts.required()
  if (paise < min) return gatewayTexts.atLeast({ min: formatPaise(min) })
  if (paise > max) return gatewayTexts.atMost({ max: formatPaise(max) })
  return error?.issues[0]?.message ?? null
}
