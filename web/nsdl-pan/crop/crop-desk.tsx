import { Alert, Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureKinds } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropCalls, CropDesk as Desk } from '../../../contract/nsdl-pan/scan.ts'
import { panScanTexts } from '../../../texts/en/pan-scan.ts'
import { call } from '../../platform/call.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { useDocumentFile } from '../../ui/document-viewer/use-document-file.ts'
import { ErrorCard } from '../../ui/page-states/error-card.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { toastError } from '../../ui/toast.ts'
import classes from './crop.module.css'
import { CropBoard } from './crop-board.tsx'
import { CropPreview } from './crop-preview.tsx'
import { CropTools } from './crop-tools.tsx'
import { useCrops } from './use-crops.ts'

interface Props {
  desk: Desk
  calls: CropCalls
  /** What the button says. */
  save: string
  onSaved: () => void
  /** The server had something against it, such as a newer scan. */
  onRefused: () => void
}

/** The page, the boxes on it, and both pictures as they will be saved. */
export function CropDesk({ desk, calls, save, onSaved, onRefused }: Props) {
  const crops = useCrops(desk)
  const [zoom, setZoom] = useState(1)
  const pathOf = (page: number) => endpointPath(calls.getPage.path, { id: desk.id }, { scan: desk.scan, page })
  const pages = {
    photo: useDocumentFile(pathOf(crops.cuts.photo.page)),
    signature: useDocumentFile(pathOf(crops.cuts.signature.page)),
  }
  const saving = useMutation({
    mutationFn: () => call(calls.saveCrops, { params: { id: desk.id }, body: { scan: desk.scan, ...crops.cuts } }),
    onSuccess: onSaved,
    onError: (error) => {
      toastError(error)
      onRefused()
    },
  })
  const shown = pages[crops.chosen]
  return (
    <div className={classes.desk}>
      <Stack gap="sm">
        {!desk.placed && (
          <Alert color="yellow" title={panScanTexts.pleasePlaceBothBoxesYourself()}>
            {panScanTexts.theMarksWereNotFound()}
          </Alert>
        )}
        {shown.isError ? (
          <ErrorCard error={shown.error} onRetry={() => void shown.refetch()} />
        ) : (
          <CropBoard desk={desk} crops={crops} source={shown.data} zoom={zoom} />
        )}
        <Text size="xs" c="dimmed" id="crop-keys">
          {panScanTexts.howToMoveABox()}
        </Text>
      </Stack>
      <Stack gap="md" className={classes.side}>
        <SectionCard title={panScanTexts.boxes()}>
          <CropTools desk={desk} crops={crops} zoom={zoom} onZoom={setZoom} />
        </SectionCard>
        <SectionCard title={panScanTexts.asTheyWillBeSaved()}>
          <Stack gap="md">
            {pictureKinds.map((kind) => (
              <CropPreview
                key={kind}
                kind={kind}
                cut={crops.cuts[kind]}
                rule={desk.rules[kind]}
                source={pages[kind].data}
              />
            ))}
            <Button loading={saving.isPending} onClick={() => saving.mutate()}>
              {save}
            </Button>
          </Stack>
        </SectionCard>
      </Stack>
    </div>
  )
}
