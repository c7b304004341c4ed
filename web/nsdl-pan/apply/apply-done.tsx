import { Alert, Badge, Button, Group, List, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { canMove } from '../../../contract/kernel/workflow.ts'
import type { PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { merchantPapers } from '../../../contract/nsdl-pan/print.ts'
import { panStateFacts, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
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
        title={panApplyTexts.token({ refNo: sheet.refNo })}
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
          <Alert color="green" title={panApplyTexts.sentInAndPaid()}>
            {next()}
          </Alert>
        )}
        {toScan && <PaperSteps sheet={sheet} />}
        {sheet.state === 'esign-pending' && <SignSteps />}
        <Group>
          <Button component={Link} to={merchantPaths.panInfo(sheet.id)} variant="default">
            {panApplyTexts.seeEverythingOfIt()}
          </Button>
          <Button component={Link} to={merchantPaths.panApply(sheet.applicantionType)} variant="default">
            {panApplyTexts.nextApplication()}
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
    <SectionCard title={panApplyTexts.nextSteps()}>
      <List type="ordered" size="sm" spacing={6} mb="md">
        <List.Item>{panApplyTexts.printTheFormAllPages()}</List.Item>
        <List.Item>
          {sheet.cat === 'individual' ? panApplyTexts.pasteThePhoto() : panApplyTexts.letThemSign()}
        </List.Item>
        <List.Item>{panApplyTexts.scanIntoOnePdf()}</List.Item>
      </List>
      <Group>
        <Button onClick={() => void print(sheet.id)}>{panApplyTexts.printForm()}</Button>
        <Button component={Link} to={merchantPaths.panUploadScan(sheet.id)} variant="light">
          {panApplyTexts.uploadScan()}
        </Button>
      </Group>
    </SectionCard>
  )
}

function SignSteps() {
  return (
    <SectionCard title={panApplyTexts.nextSteps()}>
      <Text size="sm" mb="md">
        {panApplyTexts.theApplicantSignsWithACode()}
      </Text>
      <Button component={Link} to={merchantPaths.panPaperlessList}>
        {panApplyTexts.goToThePaperlessList()}
      </Button>
    </SectionCard>
  )
}
