import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listOwnFilings } from '../../../contract/gst/filing.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstTexts } from '../../../texts/en/gst.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { OpenLink } from '../../ui/open-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { FilingBadge } from './status-badge.tsx'

/** The own returns, newest first. */
export function FilingListPage() {
  return (
    <>
      <PageTitle about={gstFilingTexts.returnsThatYouSentIn()}>
        <Group gap="sm">
          <Button component={Link} to={merchantPaths.gstClients} variant="default">
            {gstTexts.clients()}
          </Button>
          <Button component={Link} to={merchantPaths.gstCalendar} variant="default">
            {gstTexts.calendar()}
          </Button>
          <Button component={Link} to={merchantPaths.gstFillingNew}>
            {gstFilingTexts.newFiling()}
          </Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listOwnFilings}
        emptyText={gstFilingTexts.noReturnYet()}
        cells={{ status: ({ status }) => <FilingBadge status={status} /> }}
        actions={({ id, no, status }) => {
          const asked = status === 'query'
          return (
            <OpenLink
              to={merchantPaths.gstFilling(id)}
              no={no}
              label={asked ? gstTexts.answer() : gstTexts.open()}
              filled={asked}
            />
          )
        }}
      />
    </>
  )
}
