import { answerFiling, dropFilingFile, uploadFilingAnswer } from '../../../contract/gst/filing.ts'
import { type FilingDetail, merchantFiling } from '../../../contract/gst/filing-detail.ts'
import { registerAccept } from '../../../contract/gst/filing-files.ts'
import { filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { call } from '../../platform/call.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { AnswerBox } from '../answer-box.tsx'
import { FilingDetailView } from './detail-view.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

/** One return, as its merchant sees it. */
export function FilingDetailPage({ id }: { id: string }) {
  return (
    <FilingDetailView
      id={id}
      calls={merchantFiling}
      list={merchantPaths.gstFillingList}
      moves={(detail) => (
        <>
          <Answer key={detail.rounds} detail={detail} />
          <WithdrawButton detail={detail} />
        </>
      )}
    />
  )
}

function Answer({ detail: { id, status, rounds, files } }: { detail: FilingDetail }) {
  if (!canMove(filingWorkflow, status, 'answer')) return null
  return (
    <AnswerBox
      send={(body) => call(answerFiling, { params: { id }, body })}
      files={files.filter(({ kind, round }) => kind === 'answer' && round === rounds)}
      accept={registerAccept}
      upload={(file) => callUpload(uploadFilingAnswer, { params: { id }, file })}
      drop={(fileId) => call(dropFilingFile, { params: { id: fileId } })}
    />
  )
}
