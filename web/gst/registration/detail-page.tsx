import { merchantGst } from '../../../contract/gst/registration-detail.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { AnswerForm } from './answer-form.tsx'
import { DetailView } from './detail-view.tsx'

/** One registration, as its merchant sees it. */
export function GstDetailPage({ id }: { id: string }) {
  return (
    <DetailView
      id={id}
      calls={merchantGst}
      list={merchantPaths.gstRegistrationList}
      moves={(detail) => <AnswerForm key={detail.rounds} detail={detail} />}
    />
  )
}
