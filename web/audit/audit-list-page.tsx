import { listAudit } from '../../contract/audit.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** Every sensitive act; rows are never changed or removed. */
export function AuditListPage() {
  return (
    <>
      <PageTitle about="Every sensitive act. Nobody can change or remove a row." />
      <DataTable endpoint={listAudit} emptyText="Nothing has been recorded yet." />
    </>
  )
}
