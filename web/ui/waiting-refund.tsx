import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { AskedRefund } from '../../contract/asked-refund.ts'
import { formatDate } from '../../contract/kernel/dates.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { toastError, toastSuccess } from './toast.ts'

interface Props {
  /** What is refunded, by its number. */
  no: string
  asked: AskedRefund
  withdraw: () => Promise<unknown>
  onWithdrawn: () => void
}

/** A refund that one has asked for: why, who confirms it, and the way back for whoever may take it. */
export function WaitingRefund({ no, asked, withdraw, onWithdrawn }: Props) {
  const withdrawal = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      toastSuccess(`The refund of ${no} is withdrawn`)
      onWithdrawn()
    },
    onError: (error) => toastError(error),
  })
  return (
    <Alert color="orange" p="xs" title="A refund waits for a second person">
      <Text size="sm">{refundWords(asked)}</Text>
      {asked.mayWithdraw && (
        <Group justify="flex-end" mt="xs">
          <Button
            size="compact-sm"
            variant="default"
            loading={withdrawal.isPending}
            onClick={() => withdrawal.mutate()}
          >
            Withdraw the refund
          </Button>
        </Group>
      )}
    </Alert>
  )
}

export function refundWords({ by, at, reason, above, own }: AskedRefund): string {
  const why = reason ? `: ${reason.replace(/\.$/, '')}` : ''
  const who = own ? 'You' : by
  const not = own ? ', and that cannot be you' : ''
  return `${who} asked for it on ${formatDate(at)}${why}. Above ${formatPaise(above)} a second person confirms it${not}.`
}

interface Sent {
  no: string
  /** Looks at what was refunded once more. */
  look: () => Promise<{ refundFirst: AskedRefund | null }>
  /** Says that the money is back. */
  done: () => void
}

/** After a refund was sent: it is done, or it waits for somebody else. */
export async function tellRefunded({ no, look, done }: Sent): Promise<void> {
  // The page looks too, and says what is wrong where it cannot.
  const seen = await look().catch(() => undefined)
  if (seen?.refundFirst) {
    const above = formatPaise(seen.refundFirst.above)
    toastSuccess(`Refund of ${no} is asked for`, `Above ${above} a second person confirms it.`)
  } else if (seen) done()
}
