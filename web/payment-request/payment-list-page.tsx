import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'
import { listOwnPayments, ownPaymentSlip } from '../../contract/payment-request.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SlipButton } from './slip-button.tsx'
import { StatusBadge } from './status-badge.tsx'

/** What the own business has paid in and asked for. */
export function PaymentListPage() {
  return (
    <>
      <PageTitle about="Payments you have told us of, newest first.">
        <Group gap="xs">
          <Button component={Link} to={merchantPaths.statement} variant="default">
            Wallet statement
          </Button>
          <Button component={Link} to={merchantPaths.paymentRequest}>
            Add Payment
          </Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listOwnPayments}
        emptyText="You have not told us of a payment yet. Begin with Add Payment above."
        cells={{ status: ({ status }) => <StatusBadge status={status} /> }}
        actions={({ id, refNo }) => <SlipButton path={ownPaymentSlip.path} id={id} refNo={refNo} />}
      />
    </>
  )
}
