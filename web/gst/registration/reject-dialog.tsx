import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { officeGst } from '../../../contract/gst/registration-detail.ts'
import { isWithDepartment } from '../../../contract/gst/registration-moves.ts'
import { rejectGst } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { refundWords } from '../../ui/refund-words.ts'
import { tellRefunded } from '../../ui/waiting-refund.tsx'
import { forgetGst } from '../forget-gst.ts'
import { RejectBox, tellRejected } from '../reject-box.tsx'
import type { MoveDialogProps } from './move-dialog.ts'

/** Rejects with a reason; the whole amount goes back, once it is filed by two people. */
export function RejectDialog({ detail, onClose, onDone }: MoveDialogProps) {
  const queries = useQueryClient()
  const { id, no, status, refundFirst } = detail
  const done = () => {
    void tellRefunded({
      no,
      look: () => call(officeGst.getDetail, { params: { id } }),
      done: () => tellRejected(no),
    })
    onDone()
  }
  const send = async ({ reason }: { reason: string }) => {
    try {
      await call(rejectGst, { params: { id }, body: { reason, seenRefund: refundFirst?.at } })
    } catch (error) {
      // Another rejection may wait by now: then the page shows that one.
      void forgetGst(queries)
      throw error
    }
  }
  return (
    <RejectBox no={no} send={send} onClose={onClose} onDone={done}>
      {isWithDepartment(status) && (
        <Text size="sm">It is filed: above the limit a second person confirms that the money goes back.</Text>
      )}
      {refundFirst && (
        <Text size="sm" fw={600}>
          {refundWords(refundFirst)}
        </Text>
      )}
    </RejectBox>
  )
}
