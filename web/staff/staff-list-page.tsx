import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may } from '../../contract/kernel/role.ts'
import { backendPaths } from '../../contract/paths.ts'
import { whoAmI } from '../../contract/session.ts'
import { addStaff, listStaff } from '../../contract/staff.ts'
import { callQuery } from '../platform/call-query.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import { StateBadge } from './state-badge.tsx'

/** The people of the back office; admins add and change them. */
export function StaffListPage() {
  const [open, setOpen] = useState<{ id?: string }>()
  const { data: me } = useQuery(callQuery(whoAmI))
  const isAdmin = me !== undefined && may(addStaff.allow, me)
  return (
    <>
      <PageTitle about="The people of the back office and what they may do.">
        {isAdmin && <Button onClick={() => setOpen({})}>Add staff</Button>}
      </PageTitle>
      <DataTable
        endpoint={listStaff}
        cells={{ state: ({ state }) => <StateBadge state={state} /> }}
        actions={(row) => (
          <RowMoves
            moves={[
              { label: 'Open', to: backendPaths.user(row.id), opens: true },
              ...(isAdmin ? [{ label: 'Edit', run: () => setOpen({ id: row.id }) }] : []),
            ]}
          />
        )}
      />
      {open && <StaffDialog id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  )
}
