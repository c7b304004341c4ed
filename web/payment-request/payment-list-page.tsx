import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'
import { listOwnPayments, ownPaymentSlip } from '../../contract/payment-request.ts'
import { paymentTexts } from '../../texts/en/payment.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SlipButton } from './slip-button.tsx'
import { StatusBadge } from './status-badge.tsx'

/** What the own business has paid in and asked for. */
export function PaymentListPage() {
  return (
    <>
      <PageTitle about={paymentTexts.aboutPayments()}>
        <Group gap="xs">
          <Button component={Link} to={merchantPaths.statement} variant="default">
            {paymentTexts.walletStatement()}
          </Button>
          <Button component={Link} to={merchantPaths.paymentRequest}>
            {paymentTexts.addPayment()}
          </Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listOwnPayments}
        emptyText={paymentTexts.noPaymentsYet()}
        cells={{ status: ({ status }) => <StatusBadge status={status} /> }}
        actions={({ id, refNo }) => <SlipButton path={ownPaymentSlip.path} id={id} refNo={refNo} />}
      />
    </>
  )
}
