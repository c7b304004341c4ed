import { Badge, Button, type MantineColor } from '@mantine/core'
import { useState } from 'react'
import { listMail, type MailRow, type MailState } from '../../contract/mail.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { MailPreview } from './mail-preview.tsx'

const colors: Record<MailState, MantineColor> = { held: 'gray', queued: 'blue', sent: 'green', failed: 'red' }

/** Every mail the portal wrote, and what became of it. */
export function MailLogPage() {
  const [openId, setOpenId] = useState<string>()
  return (
    <>
      <PageTitle title="Mail Log" about="Every mail the portal wrote, and what became of it." />
      <DataTable
        endpoint={listMail}
        emptyText="No mail has been written yet."
        cells={{ state: (row: MailRow) => <MailStateBadge state={row.state} /> }}
        actions={(row) => (
          <Button size="compact-sm" variant="light" onClick={() => setOpenId(row.id)}>
            View
          </Button>
        )}
      />
      <MailPreview id={openId} onClose={() => setOpenId(undefined)} />
    </>
  )
}

function MailStateBadge({ state }: { state: MailState }) {
  return (
    <Badge variant="light" color={colors[state]} tt="capitalize">
      {state}
    </Badge>
  )
}
