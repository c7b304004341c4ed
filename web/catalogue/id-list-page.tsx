import { Button } from '@mantine/core'
import { useState } from 'react'
import { type IdTypeRow, listIdTypes } from '../../contract/catalogue/id-type.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { IdTypeDialog } from './id-type-dialog.tsx'

/** The kinds of merchants: what an id costs, which package it begins with, whom it may add. */
export function IdListPage() {
  const [open, setOpen] = useState<IdTypeRow | 'new'>()
  return (
    <>
      <PageTitle about="The kinds of merchants, what an id costs and whom each may add below itself.">
        <Button onClick={() => setOpen('new')}>Add an ID type</Button>
      </PageTitle>
      <DataTable
        endpoint={listIdTypes}
        actions={(row) => (
          <Button size="compact-sm" variant="light" aria-label={`Edit ${row.name}`} onClick={() => setOpen(row)}>
            Edit
          </Button>
        )}
      />
      {open && <IdTypeDialog idType={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
