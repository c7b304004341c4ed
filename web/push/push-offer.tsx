import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { declinePush, pushKindNames } from '../../contract/push.ts'
import { pushTexts } from '../../texts/en/push.ts'
import { call } from '../platform/call.ts'
import { toastError } from '../ui/toast.ts'
import { usePush } from './use-push.ts'

/** Offers notices on the device, once and quietly: whoever says 'Not now' finds the switches in the settings. */
export function PushOffer() {
  const { standing, query, choose, busy } = usePush()
  const decline = useMutation({ mutationFn: () => call(declinePush), onError: toastError })
  if (standing !== 'unasked' || !query.data?.offer) return null
  return (
    <Alert color="gray" mb="md" p="sm" role="region" aria-label={pushTexts.hearAtOnce()}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 280px' }}>
          <b>{pushTexts.hearAtOnce()}</b> {pushTexts.offer()}
        </Text>
        <Group gap="xs">
          <Button size="xs" loading={busy} onClick={() => choose(pushKindNames)}>
            {pushTexts.turnOn()}
          </Button>
          <Button size="xs" variant="default" loading={decline.isPending} onClick={() => decline.mutate()}>
            {pushTexts.notNow()}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
