import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { documentLabels, kycWorkflow } from '../../contract/kyc-moves.ts'
import { approveKyc, askForKycAgain, type KycReview, rejectKyc } from '../../contract/kyc-review.ts'
import { call } from '../platform/call.ts'
import { Facts } from '../ui/facts.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDecision } from './use-decision.ts'

/** The decision about the whole: what can be done now, and what was done last. */
export function KycDecision({ review }: { review: KycReview }) {
  const { decision, submittedAt } = review
  return (
    <SectionCard title="Decision">
      <Stack gap="md">
        <Facts
          facts={[
            ['Handed in', submittedAt && formatDateTime(submittedAt)],
            ['Decided', decision && formatDateTime(decision.at)],
            ['By', decision?.by],
            ['Remark', decision?.remark],
          ]}
        />
        {canMove(kycWorkflow, review.state, 'approve') && <Settle review={review} />}
        {canMove(kycWorkflow, review.state, 'ask-again') && <AskAgain review={review} />}
        {canMove(kycWorkflow, review.state, 'fill') && (
          <Text size="sm" c="dimmed">
            The person fills the form now. It can be decided once it is handed in.
          </Text>
        )}
      </Stack>
    </SectionCard>
  )
}

function Settle({ review }: { review: KycReview }) {
  const params = { id: review.id }
  const submittedAt = review.submittedAt ?? ''
  const [rejecting, setRejecting] = useState(false)
  const approve = useDecision(() => call(approveKyc, { params, body: { submittedAt } }), 'KYC approved')
  const reject = useDecision(
    (remark: string) => call(rejectKyc, { params, body: { submittedAt, remark } }),
    'KYC rejected. The reason was mailed.',
  )
  const open = review.documents.filter(({ state }) => state !== 'verified')
  return (
    <>
      {open.length > 0 && (
        <Text size="sm">
          To be verified before it can be approved: {open.map(({ kind }) => documentLabels[kind]()).join(', ')}.
        </Text>
      )}
      <Group gap="xs">
        <Button disabled={open.length > 0} loading={approve.isPending} onClick={() => approve.mutate()}>
          Approve KYC
        </Button>
        <Button color="red" variant="light" onClick={() => setRejecting(true)}>
          Reject KYC
        </Button>
      </Group>
      {rejecting && (
        <RejectDialog
          about={`${review.code} ${review.submittedAt}`}
          title="Reject the whole KYC"
          button="Reject"
          reasons={review.reasons}
          send={({ remark }) => reject.mutateAsync(remark)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}

function AskAgain({ review }: { review: KycReview }) {
  const [asking, setAsking] = useState(false)
  const ask = useDecision(
    (body: Parameters<typeof call<typeof askForKycAgain>>[1]['body']) =>
      call(askForKycAgain, { params: { id: review.id }, body }),
    'KYC asked for again. The reason was mailed.',
  )
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)} style={{ alignSelf: 'flex-start' }}>
        Ask for KYC again
      </Button>
      {asking && (
        <RejectDialog
          about={`${review.code} ${review.submittedAt}`}
          title="Ask for KYC again"
          button="Ask again"
          reasons={review.reasons}
          documents={review.documents.filter(({ id }) => id !== null).map(({ kind }) => kind)}
          send={(given) => ask.mutateAsync(given)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
