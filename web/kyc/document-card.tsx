import { Alert, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { getOwnDocument, type KycDocument } from '../../contract/kyc.ts'
import { documentLabels, documentWorkflow, type KycState } from '../../contract/kyc-moves.ts'
import { kycTexts } from '../../texts/en/kyc.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { useDocumentFile } from '../ui/document-viewer/use-document-file.ts'
import { DocumentBadge } from './document-badge.tsx'
import classes from './document-card.module.css'
import { DocumentPicker } from './document-picker.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { useChosenFile } from './use-chosen-file.ts'

interface Props {
  document: KycDocument
  /** Of the whole: it decides what can still be uploaded. */
  state: KycState
}

/** One document: what is there, what was said about it, and the way to another one. */
export function DocumentCard({ document, state }: Props) {
  const chosen = useChosenFile(document.kind)
  const label = documentLabels[document.kind]()
  const open = canMove(documentWorkflow[state], document.state, 'upload')
  return (
    <Paper component="section" withBorder radius="md" p="md" aria-label={label} bg="var(--card-background)">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3} size="h5">
            {label}
          </Title>
          <DocumentBadge state={document.state} />
        </Group>
        {document.reason && (
          <Alert color="red" p="xs">
            {document.reason}
          </Alert>
        )}
        <div className={classes.frame}>
          {chosen.file ? (
            <DocumentPreview
              source={chosen.source}
              isPdf={chosen.file.type === 'application/pdf'}
              alt={kycTexts.preview({ label })}
              onBroken={chosen.refuse}
            />
          ) : (
            <Uploaded document={document} label={label} />
          )}
        </div>
        {open && <DocumentPicker kind={document.kind} uploaded={document.id !== null} chosen={chosen} />}
        {document.uploadedAt && (
          <Text size="xs" c="dimmed">
            {kycTexts.uploadedAt({ at: formatDateTime(document.uploadedAt) })}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

function Uploaded({ document, label }: { document: KycDocument; label: string }) {
  const file = useDocumentFile(document.id && endpointPath(getOwnDocument.path, { id: document.id }))
  if (!document.id) return <Text c="dimmed">{kycTexts.nothingUploadedYet()}</Text>
  return <DocumentPreview source={file.data} isPdf={document.isPdf} alt={label} />
}
