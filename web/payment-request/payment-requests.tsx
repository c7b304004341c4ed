import { Button } from '@mantine/core'
import { isOpen } from '../../contract/kernel/workflow.ts'
import { listPayments, paymentWorkflow } from '../../contract/payment-request.ts'
import { useAsked } from '../platform/use-asked.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { useNavigateHere } from '../ui/use-navigate-here.ts'
import { PaymentReview } from './payment-review.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Payments that merchants have told of, for the back office to compare with the bank. */
export function PaymentRequests() {
  const [open, setOpen] = useOpened()
  return (
    <>
      <DataTable
        endpoint={listPayments}
        emptyText="No payment requests yet."
        cells={{ status: ({ status }) => <StatusBadge status={status} /> }}
        actions={({ id, status, refNo }) => {
          const words = isOpen(paymentWorkflow, status) ? 'Review' : 'View'
          return (
            <Button size="compact-sm" variant="light" aria-label={`${words} ${refNo}`} onClick={() => setOpen(id)}>
              {words}
            </Button>
          )
        }}
      />
      {open && <PaymentReview key={open} id={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** Which payment is open stands in the address, because notices lead to it. */
function useOpened(): [string | undefined, (id: string | undefined) => void] {
  const { open } = useAsked()
  const navigate = useNavigateHere()
  const setOpen = (id: string | undefined) =>
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      // Digits stand in an address as a number.
      search: ({ open: _, ...others }: Record<string, unknown>) => (id ? { ...others, open: Number(id) } : others),
    })
  return [/^\d{1,18}$/.test(String(open)) ? String(open) : undefined, setOpen]
}
