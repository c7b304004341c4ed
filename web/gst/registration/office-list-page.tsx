import { listGst } from '../../../contract/gst/registration-office.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { OpenLink } from '../../ui/open-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { GstBadge } from './status-badge.tsx'

/** Registrations of all merchants; each is worked on at its own page. */
export function OfficeGstListPage() {
  return (
    <>
      <PageTitle about="What merchants sent in, newest first." />
      <DataTable
        endpoint={listGst}
        emptyText="Nothing was sent in yet."
        cells={{ status: ({ status }) => <GstBadge status={status} /> }}
        actions={({ id, no }) => <OpenLink to={backendPaths.gstRegistrationOne(id)} no={no} />}
      />
    </>
  )
}
