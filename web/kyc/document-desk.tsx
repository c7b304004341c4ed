import { Alert, Button, Group, Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import type { KycDocument } from '../../contract/kyc.ts'
import { documentLabels, documentWorkflow } from '../../contract/kyc-moves.ts'
import { getKycFile, type KycReview, rejectDocument, verifyDocument } from '../../contract/kyc-review.ts'
import { call } from '../platform/call.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { DocumentViewer } from '../ui/document-viewer/document-viewer.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { DocumentBadge } from './document-badge.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDecision } from './use-decision.ts'

/** The documents one by one, each with its decision. */
export function DocumentDesk({ review }: { review: KycReview }) {
  const [chosen, setChosen] = useState<string | null>(review.documents[0]?.kind ?? null)
  return (
    <SectionCard title="Documents">
      <Tabs value={chosen} onChange={setChosen} keepMounted={false} variant="pills">
        <Tabs.List mb="md">
          {review.documents.map(({ kind, state }) => (
            <Tabs.Tab key={kind} value={kind} rightSection={<DocumentBadge state={state} />}>
              {documentLabels[kind]()}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {review.documents.map((document) => (
          <Tabs.Panel key={document.kind} value={document.kind}>
            <OneDocument document={document} review={review} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </SectionCard>
  )
}

function OneDocument({ document, review }: { document: KycDocument; review: KycReview }) {
  const { id, reason, uploadedAt } = document
  if (!id) return <Text c="dimmed">Nothing uploaded yet.</Text>
  return (
    <>
      {reason && (
        <Alert color="red" mb="sm" p="xs">
          {reason}
        </Alert>
      )}
      <DocumentViewer
        key={id}
        path={endpointPath(getKycFile.path, { id })}
        isPdf={document.isPdf}
        label={documentLabels[document.kind]()}
      />
      <Group justify="space-between" mt="sm">
        <Text size="xs" c="dimmed">
          Uploaded {formatDateTime(uploadedAt)}
        </Text>
        <Decide id={id} document={document} review={review} />
      </Group>
    </>
  )
}

interface DecideProps {
  id: string
  document: KycDocument
  review: KycReview
}

function Decide({ id, document, review }: DecideProps) {
  const label = documentLabels[document.kind]()
  const [rejecting, setRejecting] = useState(false)
  const verify = useDecision(() => call(verifyDocument, { params: { id } }), `${label} verified`)
  const reject = useDecision(
    (remark: string) => call(rejectDocument, { params: { id }, body: { remark } }),
    `${label} sent back. The reason was mailed.`,
  )
  if (!canMove(documentWorkflow[review.state], document.state, 'verify')) return null
  return (
    <Group gap="xs">
      <Button color="red" variant="light" onClick={() => setRejecting(true)} aria-label={`Reject: ${label}`}>
        Reject
      </Button>
      <Button loading={verify.isPending} onClick={() => verify.mutate()} aria-label={`Verify: ${label}`}>
        Verify
      </Button>
      {rejecting && (
        <RejectDialog
          about={id}
          title={`Reject: ${label}`}
          button="Reject the document"
          reasons={review.reasons}
          send={({ remark }) => reject.mutateAsync(remark)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Group>
  )
}
