import { Button, Group } from '@mantine/core'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useMutation } from '@tanstack/react-query'
import { type DocumentName, documents } from '../../contract/download.ts'
import type { FileEndpoint } from '../../contract/kernel/endpoint.ts'
import { fetchFile, saveFile } from '../platform/download.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { toastError } from '../ui/toast.ts'
import { ReplaceDocument } from './replace-document.tsx'

interface Props {
  name: DocumentName
  call: Pick<FileEndpoint, 'path'>
  canReplace: boolean
}

/** Fetches one PDF; who keeps the site may put another in its place. */
export function DocumentButton({ name, call, canReplace }: Props) {
  const label = documents[name]
  const fetchPdf = useMutation({
    mutationFn: () => fetchFile(endpointPath(call.path, { name }), { name: `${name}.pdf` }),
    onSuccess: saveFile,
    onError: (error) => toastError(error),
  })
  return (
    <Group gap="xs" wrap="nowrap" align="center">
      <Button
        variant="default"
        flex={1}
        miw={0}
        justify="flex-start"
        h="auto"
        mih={44}
        py={6}
        styles={{ label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.3, overflow: 'visible' } }}
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        loading={fetchPdf.isPending}
        onClick={() => fetchPdf.mutate()}
      >
        {label}
      </Button>
      {canReplace && <ReplaceDocument name={name} />}
    </Group>
  )
}
