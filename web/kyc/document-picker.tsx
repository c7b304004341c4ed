import { Button, FileButton, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paperRule, photoRule, uploadKycPhoto, uploadPaper } from '../../contract/kyc.ts'
import { type DocumentKind, documentLabels, isPhotoKind } from '../../contract/kyc-moves.ts'
import { callUpload } from '../platform/call-upload.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { ChosenFile } from './use-chosen-file.ts'
import { forgetKyc } from './use-my-kyc.ts'

interface Props {
  kind: DocumentKind
  /** There is one already. */
  uploaded: boolean
  chosen: ChosenFile
}

const images = 'image/jpeg,image/png,image/webp'

/** Choose or photograph a document, look at it, then upload it or take another one. */
export function DocumentPicker({ kind, uploaded, chosen }: Props) {
  const upload = useUpload(kind, chosen)
  const label = documentLabels[kind]
  const { maxBytes } = isPhotoKind(kind) ? photoRule : paperRule

  function take(file: File | null): void {
    if (!file) return
    // A picture is made smaller before it goes.
    if (!file.type.startsWith('image/') && file.size > maxBytes)
      toastError(`The file is larger than ${maxBytes / 1_000_000} MB.`)
    else chosen.choose(file)
  }
  if (chosen.file) {
    return (
      <Group gap="xs">
        <Button size="sm" loading={upload.isPending} onClick={() => upload.mutate()} aria-label={`Upload: ${label}`}>
          Upload
        </Button>
        <Button size="sm" variant="default" onClick={chosen.forget} aria-label={`Take another one: ${label}`}>
          Take another one
        </Button>
      </Group>
    )
  }
  return (
    <Group gap="xs">
      <CameraButton kind={kind} onTake={take} />
      <FileButton accept={isPhotoKind(kind) ? images : `${images},application/pdf`} onChange={take}>
        {(props) => (
          <Button {...props} size="sm" variant="default" aria-label={`Choose a file: ${label}`}>
            {uploaded ? 'Choose another file' : 'Choose a file'}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}

/** Only where a camera is at hand: on phones and tablets. */
function CameraButton({ kind, onTake }: { kind: DocumentKind; onTake: (file: File | null) => void }) {
  const touch = useMediaQuery('(pointer: coarse)')
  if (!touch) return null
  return (
    <FileButton accept="image/*" capture={kind === 'photo' ? 'user' : 'environment'} onChange={onTake}>
      {(props) => (
        <Button {...props} size="sm" aria-label={`Take a photo: ${documentLabels[kind]}`}>
          Take a photo
        </Button>
      )}
    </FileButton>
  )
}

function useUpload(kind: DocumentKind, chosen: ChosenFile) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      if (!chosen.file) return
      const { file } = chosen
      if (isPhotoKind(kind)) await callUpload(uploadKycPhoto, { params: { kind }, file })
      else await callUpload(uploadPaper, { params: { kind }, file })
    },
    onSuccess: async () => {
      await forgetKyc(queries)
      chosen.forget()
      toastSuccess(`${documentLabels[kind]} uploaded`)
    },
    onError: (error) => toastError(error),
  })
}
