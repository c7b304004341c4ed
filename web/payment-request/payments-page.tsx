import { Button } from '@mantine/core'
import { useState } from 'react'
import { listPayments, paymentMoves } from '../../contract/payment-request.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { PaymentReview } from './payment-review.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Payments that merchants have told of, for the back office to compare with the bank. */
export function PaymentsPage() {
  const [open, setOpen] = useState<string>()
  return (
    <>
      <PageTitle title="Payments" about="Compare each with the bank's statement, then approve or reject it." />
      <DataTable
        endpoint={listPayments}
        emptyText="Nobody has told of a payment yet."
        cells={{ status: ({ status }) => <StatusBadge status={status} /> }}
        actions={({ id, status, refNo }) => (
          <Button size="compact-sm" variant="light" aria-label={`Open ${refNo}`} onClick={() => setOpen(id)}>
            {paymentMoves[status].length > 0 ? 'Review' : 'View'}
          </Button>
        )}
      />
      {open && <PaymentReview key={open} id={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
