import { Button } from '@mantine/core'
import { useState } from 'react'
import { type CourierCompany, listCourierCompanies } from '../../contract/catalogue/courier-company.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { CourierCompanyDialog } from './courier-company-dialog.tsx'

/** The companies that hard copies are sent with. */
export function CouriersPage() {
  const [open, setOpen] = useState<CourierCompany | 'new'>()
  return (
    <>
      <PageTitle about="Consignments are given to the active ones and tracked by their link.">
        <Button onClick={() => setOpen('new')}>Add a courier</Button>
      </PageTitle>
      <DataTable
        endpoint={listCourierCompanies}
        emptyText="No courier yet."
        actions={(row) => (
          <Button size="compact-sm" variant="light" onClick={() => setOpen(row)}>
            Edit
          </Button>
        )}
      />
      {open && <CourierCompanyDialog company={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
