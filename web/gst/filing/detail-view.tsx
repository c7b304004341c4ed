import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FilingDetail, FilingDetailCalls } from '../../../contract/gst/filing-detail.ts'
import { filingMoveLabels, filingStatusFacts } from '../../../contract/gst/filing-moves.ts'
import { gstReturns } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { gstTexts } from '../../../texts/en/gst.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { callQuery } from '../../platform/call-query.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { Facts } from '../../ui/facts.tsx'
import { FileList } from '../../ui/file-list.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { StepTimeline } from '../../ui/step-timeline.tsx'
import { JobPage } from '../job-page.tsx'
import { StateCard } from '../state-card.tsx'
import { figureFactList, fileTitle, returnFactList } from './filing-facts.ts'
import { FilingBadge } from './status-badge.tsx'

interface Props {
  id: string
  calls: FilingDetailCalls
  /** Who reads it. */
  office?: boolean
  /** The address of the list. */
  list: string
  /** What this area can do now. */
  moves: (detail: FilingDetail) => ReactNode
}

/** Everything about one return, with what can be done now. */
export function FilingDetailView({ id, calls, office, list, moves }: Props) {
  const query = useQuery(callQuery(calls.getDetail, { params: { id } }))
  return (
    <JobPage
      title={query.data && titleOf(query.data)}
      back={{ to: list, label: gstFilingTexts.allReturns() }}
      query={query}
      left={(detail) => (
        <>
          <FilingState detail={detail} office={office}>
            {moves(detail)}
          </FilingState>
          <SectionCard title={gstTexts.details()}>
            <Facts facts={returnFactList(detail)} />
          </SectionCard>
        </>
      )}
      right={(detail) => (
        <>
          <SectionCard title={gstTexts.figures()}>
            <Facts facts={figureFactList(detail)} />
          </SectionCard>
          <SectionCard title={gstTexts.timeline()}>
            <StepTimeline steps={detail.steps} labels={filingMoveLabels} facts={filingStatusFacts} />
          </SectionCard>
          <SectionCard title={gstTexts.files()}>
            <FileList
              files={detail.files}
              titleOf={fileTitle}
              pathOf={(file) => endpointPath(calls.getFile.path, { id: file.id })}
            />
          </SectionCard>
        </>
      )}
    />
  )
}

const titleOf = ({ no, returnType, period }: FilingDetail) =>
  `${no} · ${gstReturns[returnType].label} ${periodLabel(period)}`

interface StateProps {
  detail: FilingDetail
  office?: boolean
  children: ReactNode
}

function FilingState({ detail, office, children }: StateProps) {
  const { status, arn, filedOn } = detail
  return (
    <StateCard
      job={detail}
      next={(office && filingStatusFacts[status].office) || filingStatusFacts[status].next()}
      badge={<FilingBadge status={status} />}
      facts={[
        ['ARN', arn],
        [gstFilingTexts.filedOn(), filedOn && formatDate(filedOn)],
      ]}
      asked={status === 'query' ? gstFilingTexts.headOfficeAsks() : undefined}
      rejected={status === 'rejected'}
    >
      {children}
    </StateCard>
  )
}
