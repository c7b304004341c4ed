import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type KeptExtension, removeExtension } from '../../../contract/gst/due-dates-office.ts'
import { gstReturns, gstSchemes } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { call } from '../../platform/call.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { ExtensionDialog } from './extension-dialog.tsx'

/** Later dates that were announced. */
export function ExtensionList({ extensions }: { extensions: readonly KeptExtension[] }) {
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="sm" align="flex-start">
      {extensions.length === 0 && <Text c="dimmed">No date is extended.</Text>}
      {extensions.map((extension) => (
        <Extension key={extension.id} extension={extension} />
      ))}
      <Button variant="light" onClick={() => setOpen(true)}>
        Add an extension
      </Button>
      {open && <ExtensionDialog onClose={() => setOpen(false)} />}
    </Stack>
  )
}

function Extension({ extension }: { extension: KeptExtension }) {
  const { id, returnType, period, newDate, scheme, stateGroup, notification } = extension
  const remove = useMutation({
    mutationFn: () => call(removeExtension, { params: { id } }),
    onSuccess: () => toastSuccess('The usual date holds again.'),
    onError: (error) => toastError(error),
  })
  const title = `${gstReturns[returnType].label} ${periodLabel(period)}`
  const whom = [scheme && gstSchemes[scheme](), stateGroup && `group ${stateGroup}`].filter(Boolean).join(', ')
  return (
    <Group justify="space-between" w="100%">
      <div>
        <Text fw={500}>{`${title}: ${formatDate(newDate)}`}</Text>
        <Text size="sm" c="dimmed">
          {[whom || 'All filers', notification].join(' · ')}
        </Text>
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={remove.isPending}
        aria-label={`Remove the extension of ${title}`}
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    </Group>
  )
}
