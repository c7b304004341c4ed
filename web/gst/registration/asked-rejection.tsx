import { type GstDetail, officeGst } from '../../../contract/gst/registration-detail.ts'
import { rejectGst, withdrawGstRejection } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { tellRefunded } from '../../ui/tell-refunded.ts'
import { WaitingRefund } from '../../ui/waiting-refund.tsx'
import { tellRejected } from '../reject-box.tsx'

interface Props {
  detail: GstDetail
  /** Told once it was confirmed or withdrawn. */
  onOver?: () => void
}

/** A rejection that waits for a second person, because the money goes back with it. */
export function AskedRejection({ detail: { id, no, refundFirst, money }, onOver }: Props) {
  if (!refundFirst) return null
  const params = { id }
  return (
    <WaitingRefund
      no={no}
      asked={refundFirst}
      amount={money?.price ?? 0}
      confirm={(body) => call(rejectGst, { params, body })}
      onConfirmed={() => {
        void tellRefunded({ no, look: () => call(officeGst.getDetail, { params }), done: () => tellRejected(no) })
        onOver?.()
      }}
      onFailed={() => refetchAfterRefusal(rejectGst)}
      withdraw={() => call(withdrawGstRejection, { params })}
      onWithdrawn={onOver}
    />
  )
}
