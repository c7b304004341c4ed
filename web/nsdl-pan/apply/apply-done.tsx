import { Alert, Badge, Button, Group, List, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { canMove } from '../../../contract/kernel/workflow.ts'
import type { PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { merchantPapers } from '../../../contract/nsdl-pan/print.ts'
import { panStateFacts, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { fetchFile, saveFile } from '../../platform/download.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { toastError } from '../../ui/toast.ts'
import { useFocusFound } from '../../ui/use-page-focus.ts'
import { CancelButton } from './cancel-button.tsx'

/** The application is paid: its token, and what comes next. */
export function ApplyDone({ sheet }: { sheet: PanSheet }) {
  const { label, next, color } = panStateFacts[sheet.state]
  useFocusFound()
  const toScan = canMove(panWorkflow, sheet.state, 'upload-scan')
  return (
    <>
      <PageTitle
        title={`Token ${sheet.refNo}`}
        about={`${sheet.formName}, ${sheet.draft.cardName || sheet.draft.entityName}`}
      >
        <Badge variant="light" color={color} size="lg">
          {label()}
        </Badge>
      </PageTitle>
      <Stack gap="md">
        {sheet.state === 'cancelled' ? (
          <Alert color="gray">{next()}</Alert>
        ) : (
          <Alert color="green" title="Sent in and paid">
            {next()}
          </Alert>
        )}
        {toScan && <PaperSteps sheet={sheet} />}
        {sheet.state === 'esign-pending' && <SignSteps />}
        <Group>
          <Button component={Link} to={merchantPaths.panInfo(sheet.id)} variant="default">
            See everything of it
          </Button>
          <Button component={Link} to={merchantPaths.panApply(sheet.applicantionType)} variant="default">
            Next application
          </Button>
          {canMove(panWorkflow, sheet.state, 'cancel') && <CancelButton sheet={sheet} />}
        </Group>
      </Stack>
    </>
  )
}

const print = (id: string) =>
  fetchFile(endpointPath(merchantPapers.form.path, { id }), { method: 'GET', name: `${id}.pdf` }).then(
    saveFile,
    toastError,
  )

function PaperSteps({ sheet }: { sheet: PanSheet }) {
  return (
    <SectionCard title="Next steps">
      <List type="ordered" size="sm" spacing={6} mb="md">
        <List.Item>Print the form. All pages, in their own size.</List.Item>
        <List.Item>
          {sheet.cat === 'individual'
            ? 'Paste the photo and let the applicant sign inside the boxes, in black ink.'
            : 'Let whoever signs for it sign inside the box, in black ink.'}
        </List.Item>
        <List.Item>Scan the form and the papers into one PDF, and upload it.</List.Item>
      </List>
      <Group>
        <Button onClick={() => void print(sheet.id)}>Print form</Button>
        <Button component={Link} to={merchantPaths.panUploadScan(sheet.id)} variant="light">
          Upload scan
        </Button>
      </Group>
    </SectionCard>
  )
}

function SignSteps() {
  return (
    <SectionCard title="Next steps">
      <Text size="sm" mb="md">
        The applicant signs with a one-time code that comes to the mobile linked to Aadhaar.
      </Text>
      <Button component={Link} to={merchantPaths.panPaperlessList}>
        Go to the paperless list
      </Button>
    </SectionCard>
  )
}
