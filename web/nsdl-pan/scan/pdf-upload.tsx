import { Alert, Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subject } from '../../../contract/camera/straighten-photograph.ts'
import { panScanTexts } from '../../../texts/en/pan-scan.ts'
import { CallError } from '../../platform/call-error.ts'
import { isCancelled } from '../../platform/call-upload.ts'
import { errorText } from '../../platform/error-text.ts'
import { PhotographButton } from '../../ui/camera/photograph-button.tsx'
import { useInSight } from '../../ui/form/use-in-sight.ts'
import { toastError, toastSuccess, toastUploaded } from '../../ui/toast.ts'
import classes from './pdf-upload.module.css'
import { useChosenPdf } from './use-chosen-pdf.ts'

interface Props {
  label: string
  description?: string
  /** What the camera looks for: the marks of our form, or any paper. */
  subject: Subject
  /** Sends the file; what it answers goes to `done`. */
  send: (file: File, onProgress: (share: number) => void) => Promise<{ note: string }>
  done: () => void
}

/** What goes through quickly from a telephone. */
const photographedBytes = 2_000_000

/** Choose a PDF or photograph its pages, look at it, upload it. */
export function PdfUpload({ label, description, subject, send, done }: Props) {
  const { file, source, wrong, choose } = useChosenPdf()
  const [share, setShare] = useState(0)
  const upload = useMutation({
    mutationFn: async (chosen: File) => send(chosen, setShare),
    onSuccess: ({ note }) => {
      toastUploaded(panScanTexts.uploadSuccessful(), panScanTexts.formHasBeenUploadedSuccessfully())
      if (note) toastSuccess(panScanTexts.pleaseLookClosely(), note)
      done()
    },
    onError: (error) => {
      if (!isCancelled(error)) toastError(refusalOf(error), panScanTexts.uploadFailed())
    },
  })
  const place = useInSight(upload.error)
  return (
    <Stack gap="md">
      {upload.isError && (
        <Alert ref={place} tabIndex={-1} role="alert" color={isCancelled(upload.error) ? 'gray' : 'red'}>
          {isCancelled(upload.error) ? errorText(upload.error) : refusalOf(upload.error)}
          {wasLost(upload.error) && <Text size="sm">{panScanTexts.theConnectionWasLost()}</Text>}
        </Alert>
      )}
      <FileInput
        label={label}
        description={description}
        placeholder={panScanTexts.chooseAPdf()}
        accept="application/pdf"
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        required
        clearable
        clearButtonProps={{ 'aria-label': panScanTexts.takeTheFileAway() }}
        disabled={upload.isPending}
        value={file}
        error={wrong}
        onChange={(chosen) => {
          upload.reset()
          choose(chosen)
        }}
      />
      <Group>
        <PhotographButton
          subject={subject}
          maxBytes={photographedBytes}
          disabled={upload.isPending}
          onTaken={(taken) => {
            upload.reset()
            choose(taken)
          }}
        />
      </Group>
      {source && <iframe className={classes.preview} src={source} title={panScanTexts.previewOfTheScan()} />}
      {upload.isPending && <Sending share={share} />}
      <Group>
        <Button disabled={!file} loading={upload.isPending} onClick={() => file && upload.mutate(file)}>
          {panScanTexts.upload()}
        </Button>
      </Group>
    </Stack>
  )
}

/** What the server said, if it said anything. */
function refusalOf(error: unknown): string {
  const said = error instanceof CallError && error.status > 0 && hasWords(error.body)
  return said ? errorText(error) : panScanTexts.uploadFailedPlain()
}

const wasLost = (error: unknown): boolean => error instanceof CallError && error.status === 0 && !isCancelled(error)

const hasWords = (body: unknown): boolean =>
  (typeof body === 'string' && body !== '') || (typeof body === 'object' && body !== null && 'message' in body)

function Sending({ share }: { share: number }) {
  const sent = Math.round(share * 100)
  return (
    <Stack gap={4} role="status">
      <span>{sent < 100 ? panScanTexts.uploading({ sent }) : panScanTexts.theFormIsBeingRead()}</span>
      <Progress value={sent} animated={sent === 100} aria-label={panScanTexts.howMuchIsUploaded()} />
    </Stack>
  )
}
