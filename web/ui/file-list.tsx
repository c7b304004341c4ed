import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { recordTexts } from '../../texts/en/record.ts'
import { DocumentViewer } from './document-viewer/document-viewer.tsx'
import { fileSize } from './file-size.ts'
import { saveFrom } from './save-from.ts'

interface ListedFile {
  id: string
  size: number
  isPdf: boolean
  /** A table is saved and not shown. */
  shows?: boolean
  /** False where a newer one has taken its place. */
  newest?: boolean
  at: string
}

interface Props<File extends ListedFile> {
  files: readonly File[]
  titleOf: (file: File) => string
  /** Where a file is fetched. */
  pathOf: (file: File) => string
}

/** Files to look at and to download. */
export function FileList<File extends ListedFile>({ files, titleOf, pathOf }: Props<File>) {
  const [shown, setShown] = useState<File>()
  if (files.length === 0) return <Text c="dimmed">{recordTexts.noFileYet()}</Text>
  return (
    <Stack gap="sm">
      {files.map((file) => {
        const title = titleOf(file)
        return (
          <Group key={file.id} justify="space-between" gap="xs" wrap="nowrap">
            <div>
              <Group gap={6}>
                <Text size="sm">{title}</Text>
                {file.newest === false && (
                  <Badge size="xs" variant="light" color="gray" tt="none">
                    {recordTexts.older()}
                  </Badge>
                )}
              </Group>
              <Text size="xs" c="dimmed">{`${formatDateTime(file.at)} · ${fileSize(file.size)}`}</Text>
            </div>
            <Group gap={4} wrap="nowrap">
              {file.shows !== false && (
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={recordTexts.lookAt({ title })}
                  onClick={() => setShown(file)}
                >
                  {recordTexts.look()}
                </Button>
              )}
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={recordTexts.downloadOf({ title })}
                onClick={() => void saveFrom(pathOf(file))}
              >
                {recordTexts.download()}
              </Button>
            </Group>
          </Group>
        )
      })}
      {shown && (
        <Modal
          opened
          size="xl"
          title={titleOf(shown)}
          onClose={() => setShown(undefined)}
          closeButtonProps={{ 'aria-label': recordTexts.close() }}
        >
          <DocumentViewer path={pathOf(shown)} isPdf={shown.isPdf} label={titleOf(shown)} />
        </Modal>
      )}
    </Stack>
  )
}
