import { useQueryClient } from '@tanstack/react-query'
import type { GstDetail } from '../../../contract/gst/registration-detail.ts'
import { withdrawGstRejection } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { WaitingRefund } from '../../ui/waiting-refund.tsx'
import { forgetGst } from '../forget-gst.ts'

/** A rejection that waits for a second person, because the money goes back with it. */
export function AskedRejection({ detail: { id, no, refundFirst } }: { detail: GstDetail }) {
  const queries = useQueryClient()
  if (!refundFirst) return null
  return (
    <WaitingRefund
      no={no}
      asked={refundFirst}
      withdraw={() => call(withdrawGstRejection, { params: { id } })}
      onWithdrawn={() => forgetGst(queries)}
    />
  )
}
