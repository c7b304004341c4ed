import { Badge, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type GstClient, listClients, setClientActive } from '../../../contract/gst/client.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { call } from '../../platform/call.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { ClientDialog } from './client-dialog.tsx'

/** Whose returns are filed here. */
export function ClientsPage() {
  const [open, setOpen] = useState<GstClient | 'new'>()
  return (
    <>
      <PageTitle about="Whose returns you file. Their due dates stand in the calendar.">
        <Group gap="sm">
          <Button component={Link} to={merchantPaths.gstCalendar} variant="default">
            Calendar
          </Button>
          <Button onClick={() => setOpen('new')}>Add a client</Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listClients}
        emptyText="You have no client yet. Add the first one above."
        cells={{ active: ({ active }) => <ActiveBadge active={active} /> }}
        actions={(client) => (
          <Group gap={4} wrap="nowrap">
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Edit ${client.gstin}`}
              onClick={() => setOpen(client)}
            >
              Edit
            </Button>
            <PutAwayButton client={client} />
            {client.active && (
              <Button
                component={PageLink}
                to={merchantPaths.gstFillingNew}
                search={{ client: client.id }}
                size="compact-sm"
                variant="subtle"
                aria-label={`File for ${client.gstin}`}
              >
                File
              </Button>
            )}
          </Group>
        )}
      />
      {open && <ClientDialog client={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const ActiveBadge = ({ active }: { active: boolean }) => (
  <Badge color={active ? 'green' : 'gray'} variant="light" tt="none">
    {active ? 'Active' : 'Put away'}
  </Badge>
)

function PutAwayButton({ client: { id, gstin, active } }: { client: GstClient }) {
  const change = useMutation({
    mutationFn: () => call(setClientActive, { params: { id }, body: { active: !active } }),
    onSuccess: () => toastSuccess(active ? 'The client is put away.' : 'The client is back.'),
    onError: (error) => toastError(error),
  })
  const label = active ? 'Put away' : 'Take up'
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color={active ? 'red' : undefined}
      loading={change.isPending}
      aria-label={`${label} ${gstin}`}
      onClick={() => change.mutate()}
    >
      {label}
    </Button>
  )
}
