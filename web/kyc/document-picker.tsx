import { Alert, Button, FileButton, Group, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { uploadKycDocument, uploadKycPhoto } from '../../contract/kyc.ts'
import { type DocumentKind, documentLabels, isPhotoKind } from '../../contract/kyc-moves.ts'
import { kycTexts } from '../../texts/en/kyc.ts'
import { callUpload } from '../platform/call-upload.ts'
import { untilShown } from '../platform/changed.ts'
import { canScan } from '../ui/camera/can-scan.ts'
import { PhotographButton } from '../ui/camera/photograph-button.tsx'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { useInSight } from '../ui/form/use-in-sight.ts'
import { toastSuccess } from '../ui/toast.ts'
import { typesOf } from './judge-file.ts'
import type { ChosenFile } from './use-chosen-file.ts'

interface Props {
  kind: DocumentKind
  /** There is one already. */
  uploaded: boolean
  chosen: ChosenFile
}

/** Choose or photograph a document, look at it, then upload it or take another one. */
export function DocumentPicker({ kind, uploaded, chosen }: Props) {
  const upload = useUpload(kind, chosen)
  const label = documentLabels[kind]()
  if (!chosen.file)
    return (
      <Stack gap="xs">
        <Refused why={chosen.wrong} />
        <Choose kind={kind} uploaded={uploaded} chosen={chosen} />
      </Stack>
    )
  const again = () => {
    upload.reset()
    chosen.forget()
  }
  return (
    <Stack gap="xs">
      <FormAlert error={upload.error} onClose={upload.reset} />
      <Group gap="xs">
        <Button
          size="sm"
          loading={upload.isPending}
          onClick={() => upload.mutate()}
          aria-label={kycTexts.uploadOf({ label })}
        >
          {kycTexts.upload()}
        </Button>
        <Button size="sm" variant="default" onClick={again} aria-label={kycTexts.takeAnotherOneOf({ label })}>
          {kycTexts.takeAnotherOne()}
        </Button>
      </Group>
    </Stack>
  )
}

function Refused({ why }: { why: string | undefined }) {
  const place = useInSight(why)
  if (!why) return null
  return (
    <Alert ref={place} tabIndex={-1} color="red" p="xs" role="alert">
      {why}
    </Alert>
  )
}

function Choose({ kind, uploaded, chosen }: Props) {
  const words = uploaded ? kycTexts.chooseAnotherFile() : kycTexts.chooseAFile()
  const take = (file: File | null) => {
    if (file) chosen.choose(file)
  }
  return (
    <Group gap="xs">
      <CameraButton kind={kind} onTake={take} />
      <FileButton accept={typesOf(kind).join(',')} onChange={take}>
        {(props) => (
          <Button {...props} size="sm" variant="default" aria-label={`${words}: ${documentLabels[kind]()}`}>
            {words}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}

/** Papers can be read well from two megabytes, whatever may be uploaded. */
const photographedBytes = 2_000_000

/** Only where a camera is at hand: on phones and tablets. A paper is straightened, a portrait is a picture. */
function CameraButton({ kind, onTake }: { kind: DocumentKind; onTake: (file: File | null) => void }) {
  const touch = useMediaQuery('(pointer: coarse)')
  if (!touch) return null
  if (!isPhotoKind(kind) && canScan())
    return (
      <PhotographButton
        subject="paper"
        what={documentLabels[kind]()}
        maxBytes={photographedBytes}
        size="sm"
        variant="filled"
        onTaken={onTake}
      />
    )
  return (
    <FileButton accept="image/*" capture={kind === 'photo' ? 'user' : 'environment'} onChange={onTake}>
      {(props) => (
        <Button {...props} size="sm" aria-label={kycTexts.takeAPhotoOf({ kind: documentLabels[kind]() })}>
          {kycTexts.takeAPhoto()}
        </Button>
      )}
    </FileButton>
  )
}

function useUpload(kind: DocumentKind, chosen: ChosenFile) {
  return useMutation({
    mutationFn: async () => {
      if (!chosen.file) return
      const { file } = chosen
      if (isPhotoKind(kind)) await callUpload(uploadKycPhoto, { params: { kind }, file })
      else await callUpload(uploadKycDocument, { params: { kind }, file })
    },
    onSuccess: async () => {
      await untilShown()
      chosen.forget()
      toastSuccess(kycTexts.uploaded({ kind: documentLabels[kind]() }))
    },
  })
}
