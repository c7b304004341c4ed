import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listBanks } from '../../contract/catalogue/bank.ts'
import { backendPaths } from '../../contract/paths.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'

/** The accounts that merchants pay into. */
export function BankListPage() {
  const admin = useIsAdmin()
  return (
    <>
      <PageTitle about="Merchants pay into the active ones, in this order.">
        {admin && (
          <Button component={Link} to={backendPaths.bank()}>
            Add a bank
          </Button>
        )}
      </PageTitle>
      <DataTable
        endpoint={listBanks}
        emptyText="No bank account yet. Add the first one, so that merchants can pay."
        actions={(row) => (
          <RowMoves moves={[{ label: admin ? 'Edit' : 'Open', to: backendPaths.bank(row.id), opens: true }]} />
        )}
      />
    </>
  )
}
