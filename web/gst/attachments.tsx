import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { gstTexts } from '../../texts/en/gst.ts'
import { PhotographButton } from '../ui/camera/photograph-button.tsx'
import { fileSize } from '../ui/file-size.ts'
import { toastError } from '../ui/toast.ts'

interface Props {
  /** Those that go with what is being written. */
  files: readonly { id: string; name: string; size: number }[]
  /** What the picker offers. */
  accept?: string
  upload: (file: File) => Promise<unknown>
  drop: (id: string) => Promise<unknown>
}

/** Papers can be read well from so much, whatever may be attached. */
const photographedBytes = 2_000_000
const papers = 'image/jpeg,image/png,image/webp,application/pdf'

/** Files that go with a question or an answer. */
export function Attachments({ files, accept = papers, upload, drop }: Props) {
  const onError = (error: unknown) => toastError(error)
  const adding = useMutation({ mutationFn: upload, onError })
  const dropping = useMutation({ mutationFn: drop, onError })
  return (
    <Stack gap="xs">
      {files.map(({ id, name, size }) => (
        <Group key={id} justify="space-between">
          <Text size="sm">{`${name} · ${fileSize(size)}`}</Text>
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => dropping.mutate(id)}>
            {gstTexts.removeNamed({ name })}
          </Button>
        </Group>
      ))}
      <Group gap="xs">
        <FileButton accept={accept} onChange={(file) => file && adding.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm" loading={adding.isPending} w="fit-content">
              {gstTexts.attachAFile()}
            </Button>
          )}
        </FileButton>
        {accept.includes('application/pdf') && (
          <PhotographButton
            subject="paper"
            maxBytes={photographedBytes}
            size="compact-sm"
            disabled={adding.isPending}
            onTaken={(taken) => adding.mutate(taken)}
          />
        )}
      </Group>
    </Stack>
  )
}
