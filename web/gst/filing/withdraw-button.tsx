import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawFiling } from '../../../contract/gst/filing.ts'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import { filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { formTexts } from '../../../texts/en/form.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { call } from '../../platform/call.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** Takes a return back while nobody works on it. */
export function WithdrawButton({ detail: { id, no, status } }: { detail: FilingDetail }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => call(withdrawFiling, { params: { id } }),
    onSuccess: () => toastSuccess(gstFilingTexts.isWithdrawn({ no })),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(withdrawFiling)
    },
    onSettled: () => setAsking(false),
  })
  if (!canMove(filingWorkflow, status, 'withdraw')) return null
  return (
    <>
      <Button variant="light" color="red" w="fit-content" onClick={() => setAsking(true)}>
        {gstFilingTexts.withdraw()}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={gstFilingTexts.withdrawNamed({ no })}
        closeButtonProps={{ 'aria-label': formTexts.close() }}
      >
        <Stack gap="md">
          <Text size="sm">{gstFilingTexts.returnIsNotFiled()}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {gstFilingTexts.keepIt()}
            </Button>
            <Button color="red" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {gstFilingTexts.withdrawIt()}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
