import { Button, FileButton, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportCalls, ImportOutcome } from '../../contract/reference-data.ts'
import { callUpload } from '../platform/call-upload.ts'
import { fetchFile, saveFile } from '../platform/download.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { ImportPreview } from './import-preview.tsx'

interface Props {
  calls: ImportCalls
  title: string
  about: string
  /** A small file that shows the columns. */
  sample: { name: string; text: string }
}

interface Chosen {
  file: File
  outcome: ImportOutcome
}

/** Choose a file, see what it would change, then apply it. */
export function ReferenceUpload({ calls, title, about, sample }: Props) {
  const [chosen, setChosen] = useState<Chosen>()
  const preview = useMutation({
    mutationFn: async (file: File) => ({ file, outcome: await callUpload(calls.preview, { file }) }),
    onSuccess: setChosen,
    onError: (error) => toastError(error),
  })
  const apply = useMutation({
    mutationFn: (file: File) => callUpload(calls.apply, { file }),
    onSuccess: ({ added, changed }) => {
      toastSuccess('File applied', `${added} added, ${changed} changed.`)
      setChosen(undefined)
    },
    onError: (error) => toastError(error),
  })
  const takeSample = async () => saveFile(await fetchFile(new File([sample.text], sample.name, { type: 'text/csv' })))
  return (
    <SectionCard title={title} about={about}>
      <Stack gap="md">
        <Group gap="sm">
          <FileButton accept=".csv,text/csv" onChange={(file) => file && preview.mutate(file)}>
            {(props) => (
              <Button {...props} loading={preview.isPending} variant={chosen ? 'default' : 'filled'}>
                {chosen ? 'Choose another file' : 'Choose a CSV file'}
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" onClick={() => void takeSample()}>
            Download a sample
          </Button>
        </Group>
        {chosen && (
          <ImportPreview
            name={chosen.file.name}
            outcome={chosen.outcome}
            applying={apply.isPending}
            onApply={() => apply.mutate(chosen.file)}
            onCancel={() => setChosen(undefined)}
          />
        )}
      </Stack>
    </SectionCard>
  )
}
