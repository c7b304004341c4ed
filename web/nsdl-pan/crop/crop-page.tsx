import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type CropCalls, merchantCropping, officeCropping } from '../../../contract/nsdl-pan/scan.ts'
import { backendPaths, merchantPaths } from '../../../contract/paths.ts'
import { panScanTexts } from '../../../texts/en/pan-scan.ts'
import { callQuery } from '../../platform/call-query.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'
import { CropDesk } from './crop-desk.tsx'

/** The merchant cuts photo and signature out of the scan, and sends the form on. */
export function MerchantCropPage({ id }: { id: string }) {
  const navigate = useNavigateHere()
  return (
    <Cropping
      id={id}
      calls={merchantCropping}
      save={panScanTexts.saveAndSend()}
      done={() => {
        toastSuccess(panScanTexts.sentToTheHeadOffice(), panScanTexts.theFormWaitsForVerification())
        void navigate({ to: merchantPaths.panWaitingList })
      }}
    >
      <Button component={Link} to={merchantPaths.panUploadScan(id)} variant="default">
        {panScanTexts.uploadAnotherScan()}
      </Button>
    </Cropping>
  )
}

/** The back office cuts them anew while it verifies. */
export function OfficeCropPage({ id }: { id: string }) {
  const navigate = useNavigateHere()
  return (
    <Cropping
      id={id}
      calls={officeCropping}
      save={panScanTexts.saveBothPictures()}
      done={() => {
        toastSuccess(panScanTexts.photoAndSignatureSaved())
        void navigate({ to: backendPaths.panVerify(id) })
      }}
    >
      <Button component={Link} to={backendPaths.panVerify(id)} variant="default">
        {panScanTexts.backToVerification()}
      </Button>
    </Cropping>
  )
}

interface Props {
  id: string
  calls: CropCalls
  save: string
  done: () => void
  /** Buttons beside the title. */
  children: ReactNode
}

function Cropping({ id, calls, save, done, children }: Props) {
  const desk = useQuery({ ...callQuery(calls.getDesk, { params: { id } }), gcTime: 0, refetchOnWindowFocus: false })
  return (
    <>
      <PageTitle
        about={desk.data && panScanTexts.checkWhereTheyLie({ refNo: desk.data.refNo, cardName: desk.data.cardName })}
      >
        {children}
      </PageTitle>
      <QueryView query={desk}>
        {(known) => (
          // Another scan is another desk: its boxes begin anew.
          <CropDesk
            key={known.scan}
            desk={known}
            calls={calls}
            save={save}
            onRefused={() => void desk.refetch()}
            onSaved={done}
          />
        )}
      </QueryView>
    </>
  )
}
