import { Badge, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type GstClient, listClients, setClientActive } from '../../../contract/gst/client.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { call } from '../../platform/call.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { RowMove } from '../../ui/row-moves/row-move.ts'
import { RowMoves } from '../../ui/row-moves/row-moves.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { ClientDialog } from './client-dialog.tsx'

/** Whose returns are filed here. */
export function ClientsPage() {
  const [open, setOpen] = useState<GstClient | 'new'>()
  const putAway = usePutAway()
  return (
    <>
      <PageTitle about={gstFilingTexts.whoseReturnsYouFile()}>
        <Group gap="sm">
          <Button component={Link} to={merchantPaths.gstCalendar} variant="default">
            {gstFilingTexts.calendar()}
          </Button>
          <Button onClick={() => setOpen('new')}>{gstFilingTexts.addAClient()}</Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listClients}
        emptyText={gstFilingTexts.noClientYet()}
        cells={{ active: ({ active }) => <ActiveBadge active={active} /> }}
        actions={(client) => (
          <RowMoves
            moves={[
              {
                label: gstFilingTexts.edit(),
                name: gstFilingTexts.editNamed({ gstin: client.gstin }),
                run: () => setOpen(client),
              },
              putAway(client),
              ...(client.active ? [fileFor(client)] : []),
            ]}
          />
        )}
      />
      {open && <ClientDialog client={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const ActiveBadge = ({ active }: { active: boolean }) => (
  <Badge color={active ? 'green' : 'gray'} variant="light" tt="none">
    {active ? gstFilingTexts.active() : gstFilingTexts.isPutAway()}
  </Badge>
)

const fileFor = ({ id, gstin }: GstClient): RowMove => ({
  label: gstFilingTexts.file(),
  name: gstFilingTexts.fileFor({ gstin }),
  to: merchantPaths.gstFillingNew,
  search: { client: id },
  next: true,
})

/** Puts a client away, or takes up again. */
function usePutAway(): (client: GstClient) => RowMove {
  const change = useMutation({
    mutationFn: ({ id, active }: GstClient) => call(setClientActive, { params: { id }, body: { active: !active } }),
    onSuccess: (_, { active }) =>
      toastSuccess(active ? gstFilingTexts.clientIsPutAway() : gstFilingTexts.clientIsBack()),
    onError: (error) => toastError(error),
  })
  return (client) => {
    const label = client.active ? gstFilingTexts.putAway() : gstFilingTexts.takeUp()
    return {
      label,
      name: gstFilingTexts.moveNamed({ move: label, gstin: client.gstin }),
      color: client.active ? 'red' : undefined,
      busy: change.isPending && change.variables.id === client.id,
      run: () => change.mutate(client),
    }
  }
}
