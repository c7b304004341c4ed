import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { addFilingFile, dropFilingFile } from '../../../contract/gst/filing.ts'
import {
  type FilingFile,
  mostFilingFiles,
  type RegisterKind,
  registerAccept,
  registerKindNames,
  registerKinds,
} from '../../../contract/gst/filing-files.ts'
import { isKeyOf } from '../../../contract/kernel/keys-of.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { call } from '../../platform/call.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { fileSize } from '../../ui/file-size.ts'
import { toastError } from '../../ui/toast.ts'

interface Props {
  files: readonly FilingFile[]
  onChange: (files: FilingFile[]) => void
}

/** Registers and papers that go with a return. */
export function RegisterFiles({ files, onChange }: Props) {
  const onError = (error: unknown) => toastError(error)
  const adding = useMutation({
    mutationFn: ({ kind, file }: { kind: RegisterKind; file: File }) =>
      callUpload(addFilingFile, { body: { kind }, file }),
    onSuccess: (file) => onChange([...files, file]),
    onError,
  })
  const dropping = useMutation({
    mutationFn: (id: string) => call(dropFilingFile, { params: { id } }),
    onSuccess: (_, id) => onChange(files.filter((file) => file.id !== id)),
    onError,
  })
  return (
    <Stack gap="xs" component="section" aria-label={gstFilingTexts.files()}>
      <Text size="sm" c="dimmed">
        {gstFilingTexts.excelCsvJsonPdfOrImages()}
      </Text>
      {files.map(({ id, kind, name, size }) => (
        <Group key={id} justify="space-between">
          <Text size="sm">{`${isKeyOf(registerKinds, kind) ? registerKinds[kind]() : kind}: ${name} · ${fileSize(size)}`}</Text>
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => dropping.mutate(id)}>
            {gstFilingTexts.removeNamed({ name })}
          </Button>
        </Group>
      ))}
      <Group gap="xs">
        {registerKindNames.map((kind) => (
          <FileButton
            key={kind}
            accept={registerAccept}
            disabled={files.length >= mostFilingFiles}
            onChange={(file) => file && adding.mutate({ kind, file })}
          >
            {(props) => (
              <Button {...props} variant="default" size="compact-sm" loading={adding.isPending}>
                {gstFilingTexts.attachNamed({ kind: registerKinds[kind]() })}
              </Button>
            )}
          </FileButton>
        ))}
      </Group>
    </Stack>
  )
}
