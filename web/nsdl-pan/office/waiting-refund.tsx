import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { withdrawRefund } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { usePanReload } from '../lists/use-pan-reload.ts'

type Asked = NonNullable<PanInfo['refundFirst']>

/** A refund that one has asked for: why, who confirms it, and the way back for the one who asked. */
export function WaitingRefund({ info: { id, refNo }, asked }: { info: PanInfo; asked: Asked }) {
  const reload = usePanReload()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawRefund, { params: { id } }),
    onSuccess: () => {
      toastSuccess(`The refund of ${refNo} is withdrawn`)
      reload()
    },
    onError: (error) => toastError(error),
  })
  return (
    <Alert color="orange" p="xs" title="A refund waits for a second person">
      <Text size="sm">{refundWords(asked)}</Text>
      {asked.own && (
        <Group justify="flex-end" mt="xs">
          <Button size="compact-sm" variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw the refund
          </Button>
        </Group>
      )}
    </Alert>
  )
}

export function refundWords({ by, at, reason, above }: Asked): string {
  const why = reason ? `: ${reason.replace(/\.$/, '')}` : ''
  return `${by} asked for it on ${formatDate(at)}${why}. Above ${formatPaise(above)} a second person confirms it.`
}
