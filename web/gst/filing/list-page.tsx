import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FilingRow, listOwnFilings } from '../../../contract/gst/filing.ts'
import { merchantPaths } from '../../paths.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { FilingBadge } from './status-badge.tsx'

/** The own returns, newest first. */
export function FilingListPage() {
  return (
    <>
      <PageTitle title="GST Filing" about="Returns that you sent in, newest first.">
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
        emptyText="You have not sent in a return yet."
        cells={{ status: ({ status }) => <FilingBadge status={status} /> }}
        actions={(row) => <OpenButton row={row} />}
      />
    </>
  )
}

function OpenButton({ row: { id, no, status } }: { row: FilingRow }) {
  return (
    <Button
      component={Link}
      to={merchantPaths.gstFilling(id)}
      size="compact-sm"
      variant={status === 'query' ? 'filled' : 'light'}
      aria-label={`Open ${no}`}
    >
      {status === 'query' ? 'Answer' : 'Open'}
    </Button>
  )
}
