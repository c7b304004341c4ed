import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { officeFiling } from '../../../contract/gst/filing-detail.ts'
import { type FilingStatus, filingStatuses, filingStatusFacts } from '../../../contract/gst/filing-moves.ts'
import { listFilings } from '../../../contract/gst/filing-office.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { callQuery } from '../../platform/call-query.ts'
import { useAsked } from '../../platform/use-asked.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { onlyWhere, tableSearch } from '../../ui/data-table/table-search.ts'
import { OpenLink } from '../../ui/open-link.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { FilingBadge } from './status-badge.tsx'

/** Returns of all merchants; each is worked on at its own page. */
export function OfficeFilingListPage() {
  return (
    <>
      <PageTitle about="Returns that merchants sent in, newest first.">
        <Button component={Link} to={backendPaths.gstDueDates} variant="default">
          Due dates
        </Button>
      </PageTitle>
      <Queues />
      <DataTable
        endpoint={listFilings}
        emptyText="Nothing was sent in yet."
        cells={{ status: ({ status }) => <FilingBadge status={status} /> }}
        actions={({ id, no }) => <OpenLink to={backendPaths.gstFillingOne(id)} no={no} />}
      />
    </>
  )
}

const queues: readonly (FilingStatus | undefined)[] = [undefined, ...filingStatuses]

/** The list by state: each is the table's own filter, so that the address can be kept. */
function Queues() {
  const { data: counts } = useQuery(callQuery(officeFiling.getCounts))
  const { filters = [] } = tableSearch(useAsked())
  const chosen = filters.find(({ field }) => field === 'status')?.value1
  return (
    <Group component="nav" gap="xs" mb="md" aria-label="By state">
      {queues.map((status) => (
        <Button
          key={status ?? 'all'}
          component={PageLink}
          to={backendPaths.gstFilling}
          search={status ? onlyWhere('status', status) : {}}
          size="xs"
          variant={status === chosen ? 'filled' : 'default'}
          aria-current={status === chosen ? 'page' : undefined}
        >
          {status ? `${filingStatusFacts[status].label}${counts ? ` (${counts[status] ?? 0})` : ''}` : 'All'}
        </Button>
      ))}
    </Group>
  )
}
