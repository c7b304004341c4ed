import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type GstRow, listOwnGst } from '../../../contract/gst/registration.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { OpenLink } from '../../ui/open-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { GstBadge } from './status-badge.tsx'

/** The own registrations, drafts among them. */
export function GstListPage() {
  return (
    <>
      <PageTitle about="Drafts and what was sent in, newest first.">
        <Button component={Link} to={merchantPaths.gstRegistrationNew}>
          New registration
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listOwnGst}
        emptyText="You have not begun a registration yet. Begin the first one above."
        cells={{ status: ({ status }) => <GstBadge status={status} /> }}
        actions={(row) => <OpenButton row={row} />}
      />
    </>
  )
}

function OpenButton({ row: { id, no, status } }: { row: GstRow }) {
  const draft = status === 'draft'
  const path = draft ? merchantPaths.gstRegistrationForm(id) : merchantPaths.gstRegistration(id)
  const label = draft ? 'Continue' : status === 'clarification' ? 'Answer' : 'Open'
  return <OpenLink to={path} no={no} label={label} />
}
