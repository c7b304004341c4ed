import { Badge, type MantineColor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { listMail, type MailRow, type MailState } from '../../contract/mail.ts'
import { resendMail } from '../../contract/smtp.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { MailPreview } from './mail-preview.tsx'

const colors: Record<MailState, MantineColor> = { held: 'gray', queued: 'blue', sent: 'green', failed: 'red' }

/** Every mail the portal wrote, and what became of it. */
export function MailLogPage() {
  const [openId, setOpenId] = useState<string>()
  const resend = useResend()
  return (
    <>
      <PageTitle about="Every mail the portal wrote, and what became of it." />
      <DataTable
        endpoint={listMail}
        emptyText="No mail has been written yet."
        cells={{ state: (row: MailRow) => <MailStateBadge state={row.state} /> }}
        actions={(row) => (
          <RowMoves
            moves={[
              { label: 'View', run: () => setOpenId(row.id) },
              ...(row.state === 'failed' || row.state === 'held'
                ? [{ label: 'Send again', run: () => resend.mutate(row.id) }]
                : []),
            ]}
          />
        )}
      />
      <MailPreview id={openId} onClose={() => setOpenId(undefined)} />
    </>
  )
}

function useResend() {
  return useMutation({
    mutationFn: (id: string) => call(resendMail, { params: { id } }),
    onSuccess: () => toastSuccess('On its way again'),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(resendMail)
    },
    onSettled: untilShown,
  })
}

function MailStateBadge({ state }: { state: MailState }) {
  return (
    <Badge variant="light" color={colors[state]} tt="capitalize">
      {state}
    </Badge>
  )
}
