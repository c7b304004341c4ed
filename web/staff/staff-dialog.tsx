import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getStaff } from '../../contract/staff.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { StaffForm } from './staff-form.tsx'

interface Props {
  /** Whom to change; someone new without it. */
  id?: string
  onClose: () => void
}

/** Adds someone to the back office, or changes them. */
export function StaffDialog({ id, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={id ? 'Edit staff' : 'Add staff'}
      size="xl"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {id ? <Known id={id} onClose={onClose} /> : <StaffForm onClose={onClose} />}
    </Modal>
  )
}

/** Read anew each time: a change on top of an old reading would be refused. */
function Known({ id, onClose }: { id: string; onClose: () => void }) {
  const staff = useQuery({ ...callQuery(getStaff, { params: { id } }), gcTime: 0, staleTime: Number.POSITIVE_INFINITY })
  return <QueryView query={staff}>{(known) => <StaffForm staff={known} onClose={onClose} />}</QueryView>
}
