import { answerGst, dropGstAnswerFile, uploadGstAnswer } from '../../../contract/gst/registration.ts'
import type { GstDetail } from '../../../contract/gst/registration-detail.ts'
import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { call } from '../../platform/call.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { AnswerBox } from '../answer-box.tsx'

/** Answers what the department asks. */
export function AnswerForm({ detail: { id, status, rounds, files } }: { detail: GstDetail }) {
  if (!canMove(gstRegistrationWorkflow, status, 'answer')) return null
  return (
    <AnswerBox
      send={(body) => call(answerGst, { params: { id }, body })}
      files={files.filter(({ kind, round }) => kind === 'answer' && round === rounds)}
      upload={(file) => callUpload(uploadGstAnswer, { params: { id }, file })}
      drop={(fileId) => call(dropGstAnswerFile, { params: { id: fileId } })}
    />
  )
}
