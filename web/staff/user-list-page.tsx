import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { backendPaths } from '../../contract/paths.ts'
import { listUsers } from '../../contract/user.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { StateBadge } from './state-badge.tsx'

/** Everyone who can sign in, newest first. */
export function UserListPage() {
  return (
    <>
      <PageTitle about="Everyone who can sign in: back office, merchants and their staff.">
        <Button component={Link} to={backendPaths.loginHistory} variant="default">
          Login History
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listUsers}
        cells={{ state: ({ state }) => <StateBadge state={state} /> }}
        actions={(row) => <RowMoves moves={[{ label: 'Open', to: backendPaths.user(row.id), opens: true }]} />}
      />
    </>
  )
}
