import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { merchantPapers } from '../../../contract/nsdl-pan/print.ts'
import { getFormScanning, type ScanSubject, uploadScan } from '../../../contract/nsdl-pan/scan.ts'
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

/** The signed form of an application, scanned into one PDF. */
export function UploadScanPage({ id }: { id: string }) {
  const subject = useQuery(callQuery(getFormScanning, { params: { id } }))
  return (
    <>
      <PageTitle about={panScanTexts.aboutTheScan()}>
        <Button
          variant="default"
          onClick={() => void saveFrom(endpointPath(merchantPapers.form.path, { id }), { method: 'GET' })}
        >
          {panScanTexts.printForm()}
        </Button>
      </PageTitle>
      <QueryView query={subject}>{(known) => <Desk subject={known} />}</QueryView>
    </>
  )
}

function Desk({ subject: { id, refNo, cardName, cat } }: { subject: ScanSubject }) {
  const navigate = useNavigateHere()
  return (
    <Stack gap="lg">
      <SectionCard title={panScanTexts.application()}>
        <Facts
          facts={[
            [panScanTexts.referenceNumber(), refNo],
            [panScanTexts.applicantName(), cardName],
          ]}
        />
      </SectionCard>
      <SectionCard title={panScanTexts.scan()}>
        <PdfUpload
          label={panScanTexts.scannedForm()}
          subject="form"
          description={panScanTexts.howToScan()}
          send={(file, onProgress) => callUpload(uploadScan, { params: { id }, file, onProgress })}
          done={() =>
            void navigate({ to: isPerson(cat) ? merchantPaths.panFormCropping(id) : merchantPaths.panWaitingList })
          }
        />
      </SectionCard>
    </Stack>
  )
}
