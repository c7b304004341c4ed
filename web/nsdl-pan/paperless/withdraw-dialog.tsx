import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { withdrawEsign } from '../../../contract/nsdl-pan/paperless.ts'
import { call } from '../../platform/call.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

interface Props {
  row: Pick<PanRow, 'id' | 'refNo' | 'cardName'>
  onClose: () => void
}

/** Asks once more before the Aadhaar step is given up. */
export function WithdrawDialog({ row: { id, refNo, cardName }, onClose }: Props) {
  const withdraw = useMutation({
    mutationFn: () => call(withdrawEsign, { params: { id } }),
    onSuccess: () => toastSuccess(`${refNo} withdrawn`, 'The fee comes back once the head office has confirmed it.'),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(withdrawEsign)
    },
    onSettled: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={`Withdraw ${refNo}`}>
      <Stack gap="md">
        <Text size="sm">
          {cardName} has not signed with Aadhaar yet. If you withdraw the application, the head office confirms it and
          the whole fee comes back to your wallet.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <Button color="red" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
