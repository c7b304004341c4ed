import { Modal, Text } from '@mantine/core'
import { officeGst } from '../../../contract/gst/registration-detail.ts'
import { isWithDepartment } from '../../../contract/gst/registration-moves.ts'
import { rejectGst } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { tellRefunded } from '../../ui/tell-refunded.ts'
import { toastChangedMeanwhile } from '../../ui/toast.ts'
import { RejectBox, tellRejected } from '../reject-box.tsx'
import { AskedRejection } from './asked-rejection.tsx'
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
  // Whoever rejects has not confirmed what somebody else asks for: that has a button of its own.
  if (refundFirst)
    return (
      <Modal opened onClose={onClose} title={`Reject ${no}`} closeButtonProps={{ 'aria-label': 'Close' }}>
        <AskedRejection detail={detail} onOver={onClose} />
      </Modal>
    )
  return (
    <RejectBox
      no={no}
      send={(body) => call(rejectGst, { params: { id }, body })}
      onClose={onClose}
      onDone={done}
      onFailed={(error) => {
        // Another rejection may wait by now: then the dialog shows that one.
        toastChangedMeanwhile(error)
        refetchAfterRefusal(rejectGst)
      }}
    >
      {isWithDepartment(status) && (
        <Text size="sm">It is filed: above the limit a second person confirms that the money goes back.</Text>
      )}
    </RejectBox>
  )
}
