import { Badge } from '@mantine/core'
import { type JobResult, jobResultLabels, listRecurringJobs } from '../../contract/recurring-job.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const colors: Record<JobResult, string> = { failed: 'red', late: 'orange', 'not-yet': 'gray', well: 'green' }

/** What the server does by itself, again and again, and whether it went well. */
export function RecurringJobsPage() {
  return (
    <>
      <PageTitle about="What the server does by itself, again and again. What failed is tried again by itself; whatever goes on failing, or is late, is for whoever runs the server." />
      <DataTable
        endpoint={listRecurringJobs}
        emptyText="There is no such work."
        cells={{ result: ({ result }) => <ResultBadge result={result} /> }}
      />
    </>
  )
}

const ResultBadge = ({ result }: { result: JobResult }) => (
  <Badge color={colors[result]} variant="light" tt="none">
    {jobResultLabels[result]}
  </Badge>
)
