import { askGst, dropGstQuestionFile, uploadGstQuestion } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { AskBox } from '../ask-box.tsx'
import type { MoveDialogProps } from './move-dialog.ts'

/** Hands on what the department wants to know. */
export function AskDialog({ detail: { id, no, rounds, files, answerDays }, onClose, onDone }: MoveDialogProps) {
  return (
    <AskBox
      no={no}
      hint={`The merchant has ${answerDays} working ${answerDays === 1 ? 'day' : 'days'} to answer.`}
      send={(body) => call(askGst, { params: { id }, body })}
      files={files.filter(({ kind, round }) => kind === 'question' && round > rounds)}
      upload={(file) => callUpload(uploadGstQuestion, { params: { id }, file })}
      drop={(fileId) => call(dropGstQuestionFile, { params: { id: fileId } })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
