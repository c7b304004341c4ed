import { rejectGst } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { RejectBox } from '../reject-box.tsx'
import type { MoveDialogProps } from './move-dialog.ts'

/** Rejects with a reason; the whole amount goes back. */
export function RejectDialog({ detail: { id, no }, onClose, onDone }: MoveDialogProps) {
  return (
    <RejectBox no={no} send={(body) => call(rejectGst, { params: { id }, body })} onClose={onClose} onDone={onDone} />
  )
}
