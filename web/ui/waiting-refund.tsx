import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { AskedRefund } from '../../contract/asked-refund.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { ConfirmRefund } from './confirm-refund.tsx'
import { refundWords } from './refund-words.ts'
import { toastError, toastSuccess } from './toast.ts'

interface Props extends Omit<ComponentProps<typeof ConfirmRefund>, 'send' | 'onClose'> {
  confirm: ComponentProps<typeof ConfirmRefund>['send']
  withdraw: () => Promise<unknown>
  onWithdrawn: () => void
}

/** A refund that one has asked for: how much and why, for a second person to confirm, and the way back. */
export function WaitingRefund({ confirm, withdraw, onWithdrawn, ...shown }: Props) {
  const { no, asked, amount } = shown
  const [confirming, setConfirming] = useState(false)
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
      <Text size="sm">{`${formatPaise(amount)} would go back.`}</Text>
      <Group justify="flex-end" mt="xs">
        {asked.mayWithdraw && (
          <Button
            size="compact-sm"
            variant="default"
            loading={withdrawal.isPending}
            onClick={() => withdrawal.mutate()}
          >
            Withdraw the refund
          </Button>
        )}
        {!asked.own && (
          <Button size="compact-sm" color="red" onClick={() => setConfirming(true)}>
            Confirm the refund
          </Button>
        )}
      </Group>
      {confirming && <ConfirmRefund {...shown} send={confirm} onClose={() => setConfirming(false)} />}
    </Alert>
  )
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
