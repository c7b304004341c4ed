import { useMutation } from '@tanstack/react-query'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import { registerAccept } from '../../../contract/gst/filing-files.ts'
import { type FilingMove, filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import {
  askFiling,
  dropFilingQuestionFile,
  rejectFiling,
  startFiling,
  uploadFilingQuestion,
} from '../../../contract/gst/filing-office.ts'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { call } from '../../platform/call.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { AskBox } from '../ask-box.tsx'
import { MoveButtons } from '../move-buttons.tsx'
import { RejectBox, tellRejected } from '../reject-box.tsx'
import { useOpenMove } from '../use-open-move.ts'
import { FileDialog } from './file-dialog.tsx'

type OfficeMove = Extract<FilingMove, 'start' | 'file' | 'ask' | 'reject'>
const buttons: Record<OfficeMove, { label: string; color?: string }> = {
  start: { label: 'Take up' },
  file: { label: 'Note the filing' },
  ask: { label: 'Ask the merchant', color: 'orange' },
  reject: { label: 'Reject', color: 'red' },
}
const names = keysOf(buttons)

/** Exactly the moves that the server accepts now. */
export function OfficeFilingMoves({ detail }: { detail: FilingDetail }) {
  const { open, setOpen, ways } = useOpenMove<OfficeMove>()
  const start = useMutation({
    mutationFn: () => call(startFiling, { params: { id: detail.id } }),
    onSuccess: () => toastSuccess(`${detail.no} is yours to file. The merchant is told.`),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(startFiling)
    },
  })
  const possible = names.filter((move) => canMove(filingWorkflow, detail.status, move))
  return (
    <MoveButtons
      moves={possible}
      words={buttons}
      busy={start.isPending ? 'start' : undefined}
      onChoose={(move) => (move === 'start' ? start.mutate() : setOpen(move))}
    >
      {open && <MoveDialog move={open} detail={detail} {...ways} />}
    </MoveButtons>
  )
}

interface DialogProps {
  move: OfficeMove
  detail: FilingDetail
  onClose: () => void
  onDone: () => void
}

function MoveDialog({ move, detail, ...ways }: DialogProps) {
  const { id, no, rounds, files } = detail
  const rejected = () => {
    tellRejected(no)
    ways.onDone()
  }
  if (move === 'file') return <FileDialog detail={detail} {...ways} />
  if (move === 'reject')
    return (
      <RejectBox no={no} send={(body) => call(rejectFiling, { params: { id }, body })} {...ways} onDone={rejected} />
    )
  return (
    <AskBox
      no={no}
      send={(body) => call(askFiling, { params: { id }, body })}
      files={files.filter(({ kind, round }) => kind === 'question' && round > rounds)}
      accept={registerAccept}
      upload={(file) => callUpload(uploadFilingQuestion, { params: { id }, file })}
      drop={(fileId) => call(dropFilingQuestionFile, { params: { id: fileId } })}
      {...ways}
    />
  )
}
