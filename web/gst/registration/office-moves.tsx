import type { ComponentType } from 'react'
import type { GstDetail } from '../../../contract/gst/registration-detail.ts'
import { type GstMove, gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { useOpenMove } from '../use-open-move.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.ts'
import { LodgeDialog, StartDialog } from './number-dialogs.tsx'
import { RejectDialog } from './reject-dialog.tsx'

type OfficeMove = Extract<GstMove, 'start' | 'lodge' | 'ask' | 'approve' | 'reject'>
const dialogs: Record<OfficeMove, { label: string; color?: string; Dialog: ComponentType<MoveDialogProps> }> = {
  start: { label: 'Note the TRN', Dialog: StartDialog },
  lodge: { label: 'Note the ARN', Dialog: LodgeDialog },
  approve: { label: 'Approve', Dialog: ApproveDialog },
  ask: { label: 'Ask the merchant', color: 'orange', Dialog: AskDialog },
  reject: { label: 'Reject', color: 'red', Dialog: RejectDialog },
}
const names = keysOf(dialogs)

/** Exactly the moves that the server accepts now. */
export function OfficeMoves({ detail }: { detail: GstDetail }) {
  const { open, setOpen, ways } = useOpenMove<OfficeMove>()
  // One that waits for its second person is confirmed where it is shown.
  const asked = detail.refundFirst !== null
  const possible = names.filter(
    (move) => canMove(gstRegistrationWorkflow, detail.status, move) && !(asked && move === 'reject'),
  )
  const Dialog = open && dialogs[open].Dialog
  return (
    <MoveButtons moves={possible} words={dialogs} onChoose={setOpen}>
      {Dialog && <Dialog detail={detail} {...ways} />}
    </MoveButtons>
  )
}
