import { Alert, Button, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReplyOf } from '../../contract/kernel/endpoint.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { getPaymentOptions, type PayableBank } from '../../contract/payment-request.ts'
import { paymentTexts } from '../../texts/en/payment.ts'
import { callQuery } from '../platform/call-query.ts'
import { keptInput } from '../platform/kept-input.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { PayTo } from './pay-to.tsx'
import { PaymentForm, paymentFormName } from './payment-form.tsx'

/** Tells the head office of a payment: whom it was paid to stands beside the form. */
export function AddPaymentPage() {
  const options = useQuery(callQuery(getPaymentOptions))
  return (
    <>
      <PageTitle about={paymentTexts.aboutAddPayment()}>
        <Button component={Link} to={merchantPaths.gateway} variant="light">
          {paymentTexts.addMoneyOnline()}
        </Button>
      </PageTitle>
      <QueryView query={options}>
        {({ banks, hasQr, last }) =>
          banks.length > 0 ? (
            <Ask banks={banks} hasQr={hasQr} last={last} />
          ) : (
            <Alert color="yellow" title={paymentTexts.noAccountYet()}>
              {paymentTexts.noAccountToPayInto()}
            </Alert>
          )
        }
      </QueryView>
    </>
  )
}

function Ask({ banks, hasQr, last }: ReplyOf<typeof getPaymentOptions>) {
  const [bankId, setBankId] = useState(() => firstBank(banks, last?.bankId))
  const bank = banks.find(({ id }) => id === bankId)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <SectionCard title={paymentTexts.yourPayment()}>
        <PaymentForm banks={banks} bankId={bankId} onBank={setBankId} last={last} />
      </SectionCard>
      <SectionCard title={paymentTexts.payTo()}>
        <PayTo bank={bank} hasQr={hasQr} />
      </SectionCard>
    </SimpleGrid>
  )
}

/** The account that was chosen before a reload, that of last time, or the only one there is. */
function firstBank(banks: readonly PayableBank[], last: string | undefined): string {
  const kept = keptInput(paymentFormName)?.bankId
  const only = banks.length === 1 ? banks[0] : undefined
  const chosen = banks.find(({ id }) => id === kept) ?? banks.find(({ id }) => id === last) ?? only
  return chosen?.id ?? ''
}
