import { Alert, Button, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FilingDetail, FilingDetailCalls } from '../../../contract/gst/filing-detail.ts'
import { filingMoveLabels, filingStatusFacts } from '../../../contract/gst/filing-moves.ts'
import { gstReturns } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { formatDate, formatDateTime } from '../../../contract/kernel/dates.ts'
import { formatRupees, rupeesFromPaise } from '../../../contract/kernel/money.ts'
import { callQuery } from '../../platform/call-query.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { Facts } from '../../ui/facts.tsx'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { FileList } from '../file-list.tsx'
import { StepTimeline } from '../step-timeline.tsx'
import { figureFactList, fileTitle, returnFactList } from './filing-facts.ts'
import { FilingBadge } from './status-badge.tsx'

interface Props {
  calls: FilingDetailCalls
  /** The address of the list. */
  list: string
  /** What this area can do now. */
  moves: (detail: FilingDetail) => ReactNode
}

/** Everything about one return, with what can be done now. */
export function FilingDetailView({ calls, list, moves }: Props) {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const query = useQuery(callQuery(calls.getDetail, { params: { id } }))
  return (
    <>
      <PageTitle title={query.data ? titleOf(query.data) : 'GST return'}>
        <Button component={Link} to={list} variant="default">
          All returns
        </Button>
      </PageTitle>
      <QueryView query={query}>
        {(detail) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Stack gap="md">
              <StateCard detail={detail}>{moves(detail)}</StateCard>
              <SectionCard title="Details">
                <Facts facts={returnFactList(detail)} />
              </SectionCard>
            </Stack>
            <Stack gap="md">
              <SectionCard title="Figures">
                <Facts facts={figureFactList(detail)} />
              </SectionCard>
              <SectionCard title="Timeline">
                <StepTimeline steps={detail.steps} labels={filingMoveLabels} facts={filingStatusFacts} />
              </SectionCard>
              <SectionCard title="Files">
                <FileList
                  files={detail.files}
                  titleOf={fileTitle}
                  pathOf={(file) => endpointPath(calls.getFile.path, { id: file.id })}
                />
              </SectionCard>
            </Stack>
          </SimpleGrid>
        )}
      </QueryView>
    </>
  )
}

const titleOf = ({ no, returnType, period }: FilingDetail) =>
  `${no} · ${gstReturns[returnType].label} ${periodLabel(period)}`

function StateCard({ detail, children }: { detail: FilingDetail; children: ReactNode }) {
  const { status, money } = detail
  const rupees = money ? formatRupees(rupeesFromPaise(money.price)) : ''
  return (
    <SectionCard title="State" about={filingStatusFacts[status].next}>
      <Stack gap="md">
        <Facts
          facts={[
            ['Status', <FilingBadge key="status" status={status} />],
            ['Merchant', `${detail.code}, ${detail.bussName}`],
            ['ARN', detail.arn],
            ['Filed on', detail.filedOn && formatDate(detail.filedOn)],
            ['Paid', money && `${rupees} on ${formatDateTime(money.paidAt)}`],
            ['Given back', money?.refundedAt && `${rupees} on ${formatDateTime(money.refundedAt)}`],
          ]}
        />
        {status === 'query' && (
          <Alert color="orange" title="The head office asks" style={{ whiteSpace: 'pre-wrap' }}>
            {detail.question}
          </Alert>
        )}
        {status === 'rejected' && (
          <Alert color="red" title="Why it was rejected">
            {detail.reason}
          </Alert>
        )}
        {children}
      </Stack>
    </SectionCard>
  )
}
