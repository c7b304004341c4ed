import { Badge, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
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
          <Button component={Link} to={backendPaths.registration(row.id)} size="compact-sm" variant="light">
            {isOpen(registrationWorkflow, row.status) ? 'Review' : 'View'}
          </Button>
        )}
      />
    </>
  )
}
