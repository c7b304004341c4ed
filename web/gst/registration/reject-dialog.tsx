import { Text } from '@mantine/core'
import { officeGst } from '../../../contract/gst/registration-detail.ts'
import { isWithDepartment } from '../../../contract/gst/registration-moves.ts'
import { rejectGst } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { refundWords, tellRefunded } from '../../ui/waiting-refund.tsx'
import { RejectBox, tellRejected } from '../reject-box.tsx'
import type { MoveDialogProps } from './move-dialog.ts'

/** Rejects with a reason; the whole amount goes back, once it is filed by two people. */
export function RejectDialog({ detail, onClose, onDone }: MoveDialogProps) {
  const { id, no, status, refundFirst } = detail
  const done = () => {
    void tellRefunded({
      no,
      look: () => call(officeGst.getDetail, { params: { id } }),
      done: () => tellRejected(no),
    })
    onDone()
  }
  return (
    <RejectBox no={no} send={(body) => call(rejectGst, { params: { id }, body })} onClose={onClose} onDone={done}>
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
