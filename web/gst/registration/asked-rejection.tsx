import { useQueryClient } from '@tanstack/react-query'
import { type GstDetail, officeGst } from '../../../contract/gst/registration-detail.ts'
import { rejectGst, withdrawGstRejection } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { tellRefunded, WaitingRefund } from '../../ui/waiting-refund.tsx'
import { forgetGst } from '../forget-gst.ts'
import { tellRejected } from '../reject-box.tsx'

/** A rejection that waits for a second person, because the money goes back with it. */
export function AskedRejection({ detail: { id, no, refundFirst, money } }: { detail: GstDetail }) {
  const queries = useQueryClient()
  if (!refundFirst) return null
  const params = { id }
  const reload = () => forgetGst(queries)
  return (
    <WaitingRefund
      no={no}
      asked={refundFirst}
      amount={money?.price ?? 0}
      confirm={(body) => call(rejectGst, { params, body })}
      onConfirmed={() => {
        void tellRefunded({ no, look: () => call(officeGst.getDetail, { params }), done: () => tellRejected(no) })
        reload()
      }}
      onFailed={reload}
      withdraw={() => call(withdrawGstRejection, { params })}
      onWithdrawn={reload}
    />
  )
}
