import { Badge } from '@mantine/core'
import { isOpen } from '../../contract/kernel/workflow.ts'
import { backendPaths } from '../../contract/paths.ts'
import {
  listRegistrations,
  type RegistrationStatus,
  registrationStatusLabels,
  registrationWorkflow,
} from '../../contract/registration-review.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'

export const statusColors: Record<RegistrationStatus, string> = {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
}

/** Shops that want to join, newest first. */
export function RegistrationListPage() {
  return (
    <>
      <PageTitle about="Shops that want to join. Open one to approve or reject it." />
      <DataTable
        endpoint={listRegistrations}
        emptyText="Nobody has registered yet."
        cells={{
          status: ({ status }) => (
            <Badge color={statusColors[status]} variant="light" tt="none">
              {registrationStatusLabels[status]}
            </Badge>
          ),
        }}
        actions={(row) => (
          <RowMoves
            moves={[
              isOpen(registrationWorkflow, row.status)
                ? { label: 'Review', to: backendPaths.registration(row.id) }
                : { label: 'View', to: backendPaths.registration(row.id), opens: true },
            ]}
          />
        )}
      />
    </>
  )
}
