import { Alert, Button, List, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDateTime } from '../../../contract/kernel/dates.ts'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { merchantInfo } from '../../../contract/nsdl-pan/info.ts'
import { getTinUpload, type TinDesk, uploadTinScan } from '../../../contract/nsdl-pan/scan.ts'
import { panStateFacts, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panScanTexts } from '../../../texts/en/pan-scan.ts'
import { callQuery } from '../../platform/call-query.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { Facts } from '../../ui/facts.tsx'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { saveFrom } from '../../ui/save-from.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'
import { PdfUpload } from './pdf-upload.tsx'

/** TIN has refused an application: why, and the corrected papers. */
export function TinUploadPage({ ackNo }: { ackNo: string }) {
  const desk = useQuery(callQuery(getTinUpload, { params: { ackNo } }))
  return (
    <>
      <PageTitle about={panScanTexts.aboutCorrectedPapers()} />
      <QueryView query={desk}>
        {(known) => (
          <Stack gap="lg">
            <Refusal desk={known} />
            <Upload desk={known} />
            {known.uploads.length > 0 && <Earlier uploads={known.uploads} />}
          </Stack>
        )}
      </QueryView>
    </>
  )
}

function Refusal({ desk }: { desk: TinDesk }) {
  return (
    <SectionCard title={panScanTexts.application()}>
      <Stack gap="md">
        <Facts
          facts={[
            [panScanTexts.acknowledgementNumber(), desk.ackNo],
            [panScanTexts.referenceNumber(), desk.refNo],
            [panScanTexts.applicantName(), desk.cardName],
            [panScanTexts.refusedOn(), formatDate(desk.refusedAt)],
          ]}
        />
        {desk.reasons.length > 0 && (
          <Alert color="red" title={panScanTexts.whyItWasRefused()}>
            <List size="sm" spacing={6}>
              {desk.reasons.map(({ code, text, remedy }) => (
                <List.Item key={`${code}${text}`}>
                  {text}
                  {remedy && (
                    <Text size="sm" fw={600}>
                      {remedy}
                    </Text>
                  )}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
      </Stack>
    </SectionCard>
  )
}

function Upload({ desk: { ackNo, state } }: { desk: TinDesk }) {
  const navigate = useNavigateHere()
  if (!canMove(panWorkflow, state, 'tin-resubmit'))
    return (
      <Alert color={panStateFacts[state].color} title={panStateFacts[state].label()}>
        {panStateFacts[state].next()}
      </Alert>
    )
  return (
    <SectionCard title={panScanTexts.scan()}>
      <PdfUpload
        label={panScanTexts.correctedPapers()}
        subject="form"
        description={panScanTexts.everythingThatTinAsksFor()}
        send={(file, onProgress) => callUpload(uploadTinScan, { params: { ackNo }, file, onProgress })}
        done={() => void navigate({ to: merchantPaths.panTinRejectionList })}
      />
    </SectionCard>
  )
}

function Earlier({ uploads }: Pick<TinDesk, 'uploads'>) {
  return (
    <SectionCard title={panScanTexts.uploadedBefore()}>
      <Table.ScrollContainer minWidth={420}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{panScanTexts.when()}</Table.Th>
              <Table.Th>{panScanTexts.by()}</Table.Th>
              <Table.Th>{panScanTexts.file()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {uploads.map(({ id, at, by, name }) => (
              <Table.Tr key={id}>
                <Table.Td>{formatDateTime(at)}</Table.Td>
                <Table.Td>{by}</Table.Td>
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={panScanTexts.downloadUploadedOn({ at: formatDateTime(at) })}
                    onClick={() => void saveFrom(endpointPath(merchantInfo.getFile.path, { id }))}
                  >
                    {name}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </SectionCard>
  )
}
