import { Alert, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type BulkKind, type BulkOutcome, bulkCalls, bulkFiles } from '../../../contract/nsdl-pan/bulk.ts'
import { callUpload } from '../../platform/call-upload.ts'
import { fetchFile, saveFile } from '../../platform/download.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { BulkPreview } from './bulk-preview.tsx'

interface Props {
  kind: BulkKind
  onClose: () => void
  /** Applications have moved. */
  onApplied: () => void
}

interface Chosen {
  file: File
  outcome: BulkOutcome
}

/** Choose a file, see each line, then take over the good ones. */
export function BulkUpload({ kind, onClose, onApplied }: Props) {
  const [chosen, setChosen] = useState<Chosen>()
  const { title, about } = bulkFiles[kind]
  const preview = useMutation({
    mutationFn: async (file: File) => ({ file, outcome: await callUpload(bulkCalls[kind].preview, { file }) }),
    onMutate: () => setChosen(undefined),
    onSuccess: setChosen,
  })
  const apply = useMutation({
    mutationFn: (file: File) => callUpload(bulkCalls[kind].apply, { file }),
    onSuccess: ({ good, known, wrong }) => {
      toastSuccess('File applied', `${good} taken over, ${known} known already, ${wrong} wrong.`)
      onApplied()
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} size="xl" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <FormAlert
          error={preview.error ?? apply.error}
          onClose={() => {
            preview.reset()
            apply.reset()
          }}
        />
        <Text size="sm">{about}</Text>
        <Group gap="sm">
          <FileButton accept=".csv,.txt,.xlsx,text/csv" onChange={(file) => file && preview.mutate(file)}>
            {(props) => (
              <Button {...props} loading={preview.isPending} variant={chosen ? 'default' : 'filled'}>
                {chosen ? 'Choose another file' : 'Choose a file'}
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" onClick={() => void takeSample(kind)}>
            Download a sample
          </Button>
        </Group>
        {chosen && (
          <>
            {chosen.outcome.good === 0 && <NothingNew outcome={chosen.outcome} />}
            <BulkPreview kind={kind} name={chosen.file.name} outcome={chosen.outcome} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button
                loading={apply.isPending}
                disabled={chosen.outcome.good === 0}
                onClick={() => apply.mutate(chosen.file)}
              >
                {chosen.outcome.wrong > 0 ? 'Apply the good lines' : 'Apply'}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  )
}

function NothingNew({ outcome: { before } }: { outcome: BulkOutcome }) {
  return (
    <Alert color="blue" role="status">
      {before ? `This file was applied before, by ${before.by}. It changes nothing.` : 'This file changes nothing.'}
    </Alert>
  )
}

async function takeSample(kind: BulkKind): Promise<void> {
  const { columns, sample } = bulkFiles[kind]
  const file = new File([`${columns.join(',')}\n${sample.join(',')}\n`], `${kind}-sample.csv`, { type: 'text/csv' })
  saveFile(await fetchFile(file))
}
