import { Modal, SimpleGrid } from '@mantine/core'
import { type DownloadCalls, sampleDocuments } from '../../contract/download.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { downloadTexts } from '../../texts/en/download.ts'
import { DocumentButton } from './document-button.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  call: DownloadCalls['document']
  canReplace: boolean
}

const names = keysOf(sampleDocuments)

/** The forms filled in with invented people. */
export function SampleFormsDialog({ opened, onClose, call, canReplace }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={downloadTexts.downloadableSampleForms()}
      size="lg"
      closeButtonProps={{ 'aria-label': downloadTexts.close() }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing="xs">
        {names.map((name) => (
          <DocumentButton key={name} name={name} call={call} canReplace={canReplace} />
        ))}
      </SimpleGrid>
    </Modal>
  )
}
