import { Badge, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listAudit } from '../../contract/audit.ts'
import { may } from '../../contract/kernel/role.ts'
import { backendPaths } from '../../contract/paths.ts'
import { whoAmI } from '../../contract/session.ts'
import { listLogins, signInEnds } from '../../contract/sign-in-history.ts'
import { callQuery } from '../platform/call-query.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'

const failed = { filters: [{ field: 'act', opt: 'equals', value1: 'sign-in.failed' }] }

/** Every sign-in of the last year, the newest first; one person's where the address filters by code. */
export function LoginHistoryPage() {
  const me = useQuery(callQuery(whoAmI)).data
  return (
    <>
      <PageTitle about="Who signed in, where, until when, and how it ended. Kept for a year.">
        <Group gap="xs">
          {me && may(listAudit.allow, me) && (
            <Button component={PageLink} to={backendPaths.auditList} search={failed} variant="default">
              Failed sign-ins
            </Button>
          )}
          <Button component={Link} to={backendPaths.allUsers} variant="default">
            All Users
          </Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listLogins}
        cells={{
          how: ({ how }) =>
            how === 'open' ? (
              <Badge variant="light" color="green" tt="none">
                {signInEnds.open()}
              </Badge>
            ) : (
              signInEnds[how]()
            ),
        }}
        actions={(row) => <RowMoves moves={[{ label: 'Open', to: backendPaths.user(row.userId), opens: true }]} />}
        emptyText="Nobody has signed in yet."
      />
    </>
  )
}
