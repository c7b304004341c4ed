import { Button } from '@mantine/core'
import { useState } from 'react'
import { listReasons, type ReasonRow } from '../../contract/catalogue/rejection-reason.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RejectionReasonDialog } from './rejection-reason-dialog.tsx'

/** Why something is refused, and what the other side can do about it. */
export function RejectionReasonsPage() {
  const [open, setOpen] = useState<ReasonRow | 'new'>()
  return (
    <>
      <PageTitle about="Whoever refuses something chooses among the active ones.">
        <Button onClick={() => setOpen('new')}>Add a reason</Button>
      </PageTitle>
      <DataTable
        endpoint={listReasons}
        emptyText="No reason yet."
        actions={(row) => (
          <Button size="compact-sm" variant="light" onClick={() => setOpen(row)}>
            Edit
          </Button>
        )}
      />
      {open && <RejectionReasonDialog reason={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
