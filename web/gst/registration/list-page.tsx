import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type GstRow, listOwnGst } from '../../../contract/gst/registration.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstTexts } from '../../../texts/en/gst.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { OpenLink } from '../../ui/open-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { GstBadge } from './status-badge.tsx'

/** The own registrations, drafts among them. */
export function GstListPage() {
  return (
    <>
      <PageTitle about={gstRegistrationTexts.draftsAndWhatWasSentIn()}>
        <Button component={Link} to={merchantPaths.gstRegistrationNew}>
          {gstRegistrationTexts.newRegistration()}
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listOwnGst}
        emptyText={gstRegistrationTexts.noRegistrationYet()}
        cells={{ status: ({ status }) => <GstBadge status={status} /> }}
        actions={(row) => <OpenButton row={row} />}
      />
    </>
  )
}

function OpenButton({ row: { id, no, status } }: { row: GstRow }) {
  const draft = status === 'draft'
  const path = draft ? merchantPaths.gstRegistrationForm(id) : merchantPaths.gstRegistration(id)
  const label = draft ? gstTexts.continue() : status === 'clarification' ? gstTexts.answer() : gstTexts.open()
  return <OpenLink to={path} no={no} label={label} />
}
