import { Badge, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { uploadGstDocument, uploadGstPhoto } from '../../../contract/gst/registration.ts'
import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import {
  documentTitle,
  gstDocuments,
  isSameDocument,
  type WantedDocument,
  wantedDocuments,
} from '../../../contract/gst/registration-documents.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { PhotographButton } from '../../ui/camera/photograph-button.tsx'
import { fileSize } from '../../ui/file-size.ts'
import { toastError } from '../../ui/toast.ts'

interface Props {
  id: string
  draft: GstDraft
  documents: readonly GstFile[]
  onUploaded: (file: GstFile) => void
}

/** Every paper that this form wants, each with its upload. */
export function GstDocumentsStep({ id, draft, documents, onUploaded }: Props) {
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {gstRegistrationTexts.picturesAreMadeToFit()}
      </Text>
      {wantedDocuments(draft).map((wanted) => (
        <PaperRow
          key={`${wanted.kind} ${wanted.person}`}
          id={id}
          wanted={wanted}
          title={documentTitle(wanted, draft.people)}
          file={documents.find((one) => isSameDocument(one, wanted))}
          onUploaded={onUploaded}
        />
      ))}
    </Stack>
  )
}

interface RowProps {
  id: string
  wanted: WantedDocument
  title: string
  file?: GstFile
  onUploaded: (file: GstFile) => void
}

const images = 'image/jpeg,image/png,image/webp'

function PaperRow({ id, wanted, title, file, onUploaded }: RowProps) {
  const upload = useMutation({
    mutationFn: (chosen: File) => send(id, wanted, chosen),
    onSuccess: onUploaded,
    onError: (error) => toastError(error),
  })
  const photo = wanted.kind === 'photo'
  const words = file ? gstRegistrationTexts.chooseAnotherFile() : gstRegistrationTexts.chooseAFile()
  const limit = fileSize(gstDocuments[wanted.kind].maxBytes)
  const sizeWords = photo ? gstRegistrationTexts.pictureUpTo : gstRegistrationTexts.pdfOrPictureUpTo
  return (
    <Group component="section" justify="space-between" aria-label={title}>
      <div>
        <Group gap="xs">
          <Text fw={500}>{title}</Text>
          <Badge color={file ? 'green' : 'orange'} variant="light" tt="none">
            {file ? gstRegistrationTexts.uploaded() : gstRegistrationTexts.missing()}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed">
          {file ? `${file.name} · ${fileSize(file.size)}` : sizeWords({ limit })}
        </Text>
      </div>
      <Group gap="xs">
        {!photo && (
          <PhotographButton
            subject="paper"
            what={title}
            maxBytes={gstDocuments[wanted.kind].maxBytes}
            size="compact-sm"
            disabled={upload.isPending}
            onTaken={(taken) => upload.mutate(taken)}
          />
        )}
        <FileButton
          accept={photo ? images : `${images},application/pdf`}
          onChange={(chosen) => chosen && upload.mutate(chosen)}
        >
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant={file ? 'default' : 'light'}
              loading={upload.isPending}
              aria-label={`${words}: ${title}`}
            >
              {words}
            </Button>
          )}
        </FileButton>
      </Group>
    </Group>
  )
}

const send = (id: string, { kind, person }: WantedDocument, file: File): Promise<GstFile> =>
  kind === 'photo'
    ? callUpload(uploadGstPhoto, { params: { id }, body: { person }, file })
    : callUpload(uploadGstDocument, { params: { id }, body: { kind, person }, file })
