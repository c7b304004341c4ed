import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { GstDetailCalls, GstFile } from '../../../contract/gst/registration-detail.ts'
import { documentTitle, type GstDocumentKind } from '../../../contract/gst/registration-documents.ts'
import type { GstPerson } from '../../../contract/gst/registration-draft.ts'
import { formatDateTime } from '../../../contract/kernel/dates.ts'
import { fetchFile, saveFile } from '../../platform/download.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { DocumentViewer } from '../../ui/document-viewer/document-viewer.tsx'
import { toastError } from '../../ui/toast.ts'
import { fileSize } from './file-size.ts'

interface Props {
  files: readonly GstFile[]
  people: readonly GstPerson[]
  calls: GstDetailCalls
}

/** Files to look at and to download. */
export function FileList({ files, people, calls }: Props) {
  const [shown, setShown] = useState<GstFile>()
  const pathOf = ({ id }: GstFile) => endpointPath(calls.getFile.path, { id })
  if (files.length === 0) return <Text c="dimmed">No file yet.</Text>
  return (
    <Stack gap="sm">
      {files.map((file) => {
        const title = titleOf(file, people)
        return (
          <Group key={file.id} justify="space-between" gap="xs" wrap="nowrap">
            <div>
              <Text size="sm">{title}</Text>
              <Text size="xs" c="dimmed">{`${formatDateTime(file.at)} · ${fileSize(file.size)}`}</Text>
            </div>
            <Group gap={4} wrap="nowrap">
              <Button size="compact-sm" variant="light" aria-label={`Look at: ${title}`} onClick={() => setShown(file)}>
                Look
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`Download: ${title}`}
                onClick={() => void saveFrom(pathOf(file))}
              >
                Download
              </Button>
            </Group>
          </Group>
        )
      })}
      {shown && (
        <Modal
          opened
          size="xl"
          title={titleOf(shown, people)}
          onClose={() => setShown(undefined)}
          closeButtonProps={{ 'aria-label': 'Close' }}
        >
          <DocumentViewer path={pathOf(shown)} isPdf={shown.isPdf} label={titleOf(shown, people)} />
        </Modal>
      )}
    </Stack>
  )
}

function titleOf({ kind, person, round, name }: GstFile, people: readonly GstPerson[]): string {
  if (kind === 'gst-certificate') return 'GST certificate'
  if (kind === 'question') return `Question ${round}: ${name}`
  if (kind === 'answer') return `Answer ${round}: ${name}`
  return documentTitle({ kind: kind as GstDocumentKind, person }, [...people])
}

/** Saves the file that a path answers with; a refusal is told. */
async function saveFrom(path: string): Promise<void> {
  try {
    saveFile(await fetchFile(path))
  } catch (error) {
    toastError(error)
  }
}
