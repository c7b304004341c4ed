import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { withdrawEsign } from '../../../contract/nsdl-pan/paperless.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
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
    onSuccess: () => toastSuccess(panListTexts.isWithdrawn({ refNo }), panListTexts.theFeeComesBackLater()),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(withdrawEsign)
    },
    onSettled: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={panListTexts.withdrawOf({ refNo })}>
      <Stack gap="md">
        <Text size="sm">{panListTexts.hasNotSignedYet({ cardName })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {panListTexts.keepIt()}
          </Button>
          <Button color="red" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {panListTexts.withdraw()}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
