import { Alert, Button, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GstDetail, GstDetailCalls } from '../../../contract/gst/registration-detail.ts'
import type { GstPerson } from '../../../contract/gst/registration-draft.ts'
import { gstMoveLabels, gstStatusFacts } from '../../../contract/gst/registration-moves.ts'
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
import { DraftFacts } from './draft-facts.tsx'
import { fileTitle } from './file-title.ts'
import { GstBadge } from './status-badge.tsx'

interface Props {
  calls: GstDetailCalls
  /** The address of the list. */
  list: string
  /** What this area can do now. */
  moves: (detail: GstDetail) => ReactNode
  aadhaar?: (detail: GstDetail, person: GstPerson) => ReactNode
}

/** Everything about one registration, with what can be done now. */
export function DetailView({ calls, list, moves, aadhaar }: Props) {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const query = useQuery(callQuery(calls.getDetail, { params: { id } }))
  return (
    <>
      <PageTitle title={query.data ? `${query.data.no} · ${query.data.draft.legalName}` : 'GST registration'}>
        <Button component={Link} to={list} variant="default">
          All registrations
        </Button>
      </PageTitle>
      <QueryView query={query}>
        {(detail) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Stack gap="md">
              <StateCard detail={detail}>{moves(detail)}</StateCard>
              <SectionCard title="Details">
                <DraftFacts draft={detail.draft} aadhaar={aadhaar && ((person) => aadhaar(detail, person))} />
              </SectionCard>
            </Stack>
            <Stack gap="md">
              <SectionCard title="Timeline">
                <StepTimeline steps={detail.steps} labels={gstMoveLabels} facts={gstStatusFacts} />
              </SectionCard>
              <SectionCard title="Files">
                <FileList
                  files={detail.files}
                  titleOf={(file) => fileTitle(file, detail.draft.people)}
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

function StateCard({ detail, children }: { detail: GstDetail; children: ReactNode }) {
  const { status, money, answerDue } = detail
  const rupees = money ? formatRupees(rupeesFromPaise(money.price)) : ''
  return (
    <SectionCard title="State" about={gstStatusFacts[status].next}>
      <Stack gap="md">
        <Facts
          facts={[
            ['Status', <GstBadge key="status" status={status} />],
            ['Merchant', `${detail.code}, ${detail.bussName}`],
            ['TRN', detail.trn],
            ['ARN', detail.arn],
            ['GSTIN', detail.gstin],
            ['Answer due', answerDue && formatDate(answerDue)],
            ['Paid', money && `${rupees} on ${formatDateTime(money.paidAt)}`],
            ['Given back', money?.refundedAt && `${rupees} on ${formatDateTime(money.refundedAt)}`],
          ]}
        />
        {status === 'clarification' && (
          <Alert color="orange" title="The department asks" style={{ whiteSpace: 'pre-wrap' }}>
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
