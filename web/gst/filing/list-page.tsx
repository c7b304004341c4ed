import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listOwnFilings } from '../../../contract/gst/filing.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { OpenLink } from '../../ui/open-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { FilingBadge } from './status-badge.tsx'

/** The own returns, newest first. */
export function FilingListPage() {
  return (
    <>
      <PageTitle about="Returns that you sent in, newest first.">
        <Group gap="sm">
          <Button component={Link} to={merchantPaths.gstClients} variant="default">
            Clients
          </Button>
          <Button component={Link} to={merchantPaths.gstCalendar} variant="default">
            Calendar
          </Button>
          <Button component={Link} to={merchantPaths.gstFillingNew}>
            New filing
          </Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listOwnFilings}
        emptyText="You have not sent in a return yet. Begin with New filing above."
        cells={{ status: ({ status }) => <FilingBadge status={status} /> }}
        actions={({ id, no, status }) => {
          const asked = status === 'query'
          return <OpenLink to={merchantPaths.gstFilling(id)} no={no} label={asked ? 'Answer' : 'Open'} filled={asked} />
        }}
      />
    </>
  )
}
