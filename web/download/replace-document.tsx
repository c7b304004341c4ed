import { Button, FileButton, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  type DocumentName,
  documents,
  listReplacedDocuments,
  replaceDocument,
  restoreDocument,
} from '../../contract/download.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { callUpload } from '../platform/call-upload.ts'
import { untilShown } from '../platform/changed.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/** Puts an official PDF in the place of ours, or ours back. */
export function ReplaceDocument({ name }: { name: DocumentName }) {
  const replaced = useQuery(callQuery(listReplacedDocuments))
  const label = documents[name]
  const done = (title: string) => () => {
    toastSuccess(title, label)
    return untilShown()
  }
  const replace = useMutation({
    mutationFn: (file: File) => callUpload(replaceDocument, { params: { name }, file }),
    onSuccess: done('PDF replaced'),
    onError: (error) => toastError(error),
  })
  const restore = useMutation({
    mutationFn: () => call(restoreDocument, { params: { name } }),
    onSuccess: done('Our own PDF is back'),
    onError: (error) => toastError(error),
  })
  const isReplaced = replaced.data?.some((one) => one.name === name)
  return (
    <Group gap={4} wrap="nowrap">
      <FileButton accept="application/pdf" onChange={(file) => file && replace.mutate(file)}>
        {(props) => (
          <Button
            {...props}
            variant="subtle"
            size="compact-sm"
            loading={replace.isPending}
            aria-label={`Replace ${label}`}
          >
            Replace
          </Button>
        )}
      </FileButton>
      {isReplaced && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={restore.isPending}
          aria-label={`Undo the replacement of ${label}`}
          onClick={() => restore.mutate()}
        >
          Undo
        </Button>
      )}
    </Group>
  )
}
