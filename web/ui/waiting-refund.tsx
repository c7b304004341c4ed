import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { formatPaise } from '../../contract/kernel/money.ts'
import { ConfirmRefund } from './confirm-refund.tsx'
import { refundWords } from './refund-words.ts'
import { toastError, toastSuccess } from './toast.ts'

interface Props extends Omit<ComponentProps<typeof ConfirmRefund>, 'send' | 'onClose'> {
  confirm: ComponentProps<typeof ConfirmRefund>['send']
  withdraw: () => Promise<unknown>
  onWithdrawn?: () => void
}

/** A refund that one has asked for: how much and why, for a second person to confirm, and the way back. */
export function WaitingRefund({ confirm, withdraw, onWithdrawn, ...shown }: Props) {
  const { no, asked, amount } = shown
  // What the second person reads stays as it was when they began to, whatever takes its place meanwhile.
  const [read, setRead] = useState<typeof shown>()
  const withdrawal = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      toastSuccess(`The refund of ${no} is withdrawn`)
      onWithdrawn?.()
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
          <Button size="compact-sm" color="red" onClick={() => setRead(shown)}>
            Confirm the refund
          </Button>
        )}
      </Group>
      {read && <ConfirmRefund {...read} send={confirm} onClose={() => setRead(undefined)} />}
    </Alert>
  )
}
