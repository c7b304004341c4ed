import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { GstDetail, GstDetailCalls } from '../../../contract/gst/registration-detail.ts'
import type { GstPerson } from '../../../contract/gst/registration-draft.ts'
import { gstMoveLabels, gstStatusFacts } from '../../../contract/gst/registration-moves.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { gstTexts } from '../../../texts/en/gst.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { callQuery } from '../../platform/call-query.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { FileList } from '../../ui/file-list.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { StepTimeline } from '../../ui/step-timeline.tsx'
import { JobPage } from '../job-page.tsx'
import { StateCard } from '../state-card.tsx'
import { DraftFacts } from './draft-facts.tsx'
import { fileTitle } from './file-title.ts'
import { GstBadge } from './status-badge.tsx'

interface Props {
  id: string
  calls: GstDetailCalls
  /** Who reads it. */
  office?: boolean
  /** The address of the list. */
  list: string
  /** What this area can do now. */
  moves: (detail: GstDetail) => ReactNode
  aadhaar?: (detail: GstDetail, person: GstPerson) => ReactNode
}

/** Everything about one registration, with what can be done now. */
export function DetailView({ id, calls, office, list, moves, aadhaar }: Props) {
  const query = useQuery(callQuery(calls.getDetail, { params: { id } }))
  return (
    <JobPage
      title={query.data && `${query.data.no} · ${query.data.draft.legalName}`}
      back={{ to: list, label: gstRegistrationTexts.allRegistrations() }}
      query={query}
      left={(detail) => (
        <>
          <RegistrationState detail={detail} office={office}>
            {moves(detail)}
          </RegistrationState>
          <SectionCard title={gstTexts.details()}>
            <DraftFacts draft={detail.draft} aadhaar={aadhaar && ((person) => aadhaar(detail, person))} />
          </SectionCard>
        </>
      )}
      right={(detail) => (
        <>
          <SectionCard title={gstTexts.timeline()}>
            <StepTimeline steps={detail.steps} labels={gstMoveLabels} facts={gstStatusFacts} />
          </SectionCard>
          <SectionCard title={gstTexts.files()}>
            <FileList
              files={detail.files}
              titleOf={(file) => fileTitle(file, detail.draft.people)}
              pathOf={(file) => endpointPath(calls.getFile.path, { id: file.id })}
            />
          </SectionCard>
        </>
      )}
    />
  )
}

interface StateProps {
  detail: GstDetail
  office?: boolean
  children: ReactNode
}

function RegistrationState({ detail, office, children }: StateProps) {
  const { status, trn, arn, gstin, answerDue } = detail
  return (
    <StateCard
      job={detail}
      next={(office && gstStatusFacts[status].office) || gstStatusFacts[status].next()}
      badge={<GstBadge status={status} />}
      facts={[
        ['TRN', trn],
        ['ARN', arn],
        ['GSTIN', gstin],
        [gstRegistrationTexts.answerDue(), answerDue && formatDate(answerDue)],
      ]}
      asked={status === 'clarification' ? gstRegistrationTexts.departmentAsks() : undefined}
      rejected={status === 'rejected'}
    >
      {children}
    </StateCard>
  )
}
