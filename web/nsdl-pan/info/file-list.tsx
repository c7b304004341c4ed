import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '../../../contract/kernel/dates.ts'
import type { PanFile, PanInfo, PanInfoCalls } from '../../../contract/nsdl-pan/info.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { DocumentViewer } from '../../ui/document-viewer/document-viewer.tsx'
import { saveFrom } from '../lists/save-from.ts'
import { fileSize, fileWords } from './file-words.ts'

interface Props {
  files: PanInfo['files']
  calls: PanInfoCalls
}

/** Every file of an application, to look at and to download. */
export function FileList({ files, calls }: Props) {
  const [shown, setShown] = useState<PanFile>()
  const pathOf = ({ id }: PanFile) => endpointPath(calls.getFile.path, { id })
  if (files.length === 0) return <Text c="dimmed">No file yet.</Text>
  return (
    <Stack gap="sm">
      {files.map((file) => (
        <Group key={file.id} justify="space-between" gap="xs">
          <div>
            <Group gap={6}>
              <Text size="sm">{fileWords(file)}</Text>
              {!file.newest && (
                <Badge size="xs" variant="light" color="gray" tt="none">
                  Older
                </Badge>
              )}
            </Group>
            <Text size="xs" c="dimmed">{`${formatDateTime(file.at)} · ${fileSize(file.size)}`}</Text>
          </div>
          <Group gap={4}>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Look at: ${fileWords(file)}`}
              onClick={() => setShown(file)}
            >
              Look
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`Download: ${fileWords(file)}`}
              onClick={() => void saveFrom(pathOf(file))}
            >
              Download
            </Button>
          </Group>
        </Group>
      ))}
      {shown && (
        <Modal
          opened
          size="xl"
          title={fileWords(shown)}
          onClose={() => setShown(undefined)}
          closeButtonProps={{ 'aria-label': 'Close' }}
        >
          <DocumentViewer path={pathOf(shown)} isPdf={shown.isPdf} label={fileWords(shown)} />
        </Modal>
      )}
    </Stack>
  )
}
