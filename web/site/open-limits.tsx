import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { confirmLimits, type LimitChange, withdrawLimits } from '../../contract/money-limit.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal } from '../platform/changed.ts'
import { OwnPasswordDialog } from '../ui/form/own-password-dialog.tsx'
import { toastChangedMeanwhile, toastError, toastSuccess } from '../ui/toast.ts'
import { LimitLines } from './limit-lines.tsx'

interface Props {
  change: LimitChange
  admin: boolean
}

/** A change of limits that waits, with what an admin can do about it. */
export function OpenLimits({ change, admin }: Props) {
  // What is confirmed stays as it was read, whatever takes its place while the password is typed.
  const [read, setRead] = useState<LimitChange>()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawLimits, { params: { id: change.id } }),
    onSuccess: () => toastSuccess('Withdrawn', 'The limits stay as they are.'),
    onError: (error) => toastError(error),
  })
  return (
    <Alert color="orange" title="Other limits are proposed">
      <Stack gap="sm">
        <LimitLines change={change} />
        <Text size="sm">
          {change.proposedBy} proposed this on {formatDateTime(change.proposedAt)}.{' '}
          {change.dueAt && change.whyAlone
            ? `${change.whyAlone}, so it takes effect on ${formatDateTime(change.dueAt)}.`
            : 'It takes effect when another admin confirms it.'}
        </Text>
        {admin && change.whyNotConfirm && <Text size="sm">{change.whyNotConfirm}</Text>}
        {admin && (
          <Group gap="sm">
            {change.mayConfirm && <Button onClick={() => setRead(change)}>Confirm</Button>}
            <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Withdraw
            </Button>
          </Group>
        )}
      </Stack>
      {read && <ConfirmDialog change={read} onClose={() => setRead(undefined)} />}
    </Alert>
  )
}

function ConfirmDialog({ change, onClose }: { change: LimitChange; onClose: () => void }) {
  return (
    <OwnPasswordDialog
      title="Confirm the limits"
      send={(body) => call(confirmLimits, { params: { id: change.id }, body })}
      onDone={() => toastSuccess('Confirmed', 'The new limits hold from now on.')}
      onFailed={(error) => {
        toastChangedMeanwhile(error)
        refetchAfterRefusal(confirmLimits)
      }}
      onClose={onClose}
    >
      <LimitLines change={change} />
    </OwnPasswordDialog>
  )
}
