import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getIdTypeChoices, type IdTypeRow } from '../../contract/catalogue/id-type.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { IdTypeForm } from './id-type-form.tsx'

interface Props {
  /** What is edited; a new one without it. */
  idType: IdTypeRow | undefined
  onClose: () => void
}

/** Adds or changes one id type. */
export function IdTypeDialog({ idType, onClose }: Props) {
  const choices = useQuery(callQuery(getIdTypeChoices))
  return (
    <Modal
      opened
      onClose={onClose}
      title={idType ? `Edit ${idType.name}` : 'Add an ID type'}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <QueryView query={choices}>
        {(found) => <IdTypeForm idType={idType} choices={found} onClose={onClose} />}
      </QueryView>
    </Modal>
  )
}
