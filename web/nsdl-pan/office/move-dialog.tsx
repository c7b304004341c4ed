import { AckDialog } from './ack-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import type { DialogMove, MoveDialogProps } from './move-words.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { SendBackDialog } from './send-back-dialog.tsx'

/** The dialog of a move. */
export function MoveDialog({ move, ...rest }: MoveDialogProps & { move: DialogMove }) {
  switch (move) {
    case 'acknowledge':
      return <AckDialog {...rest} />
    case 'issue':
      return <IssueDialog {...rest} />
    case 'refund':
      return <RefundDialog {...rest} />
    case 'confirm-cancel':
      return <CancelDialog {...rest} />
    default:
      return <SendBackDialog move={move} {...rest} />
  }
}
