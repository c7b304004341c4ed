import type { GstDetail } from '../../../contract/gst/registration-detail.ts'

/** What every dialog of the desk is given. */
export interface MoveDialogProps {
  detail: GstDetail
  onClose: () => void
  onDone: () => void
}
