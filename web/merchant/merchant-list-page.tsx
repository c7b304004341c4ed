import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listMerchants } from '../../contract/merchant.ts'
import { backendPaths } from '../../contract/paths.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { StatusBadge } from './badges.tsx'

/** Every business that sells for us, newest first. */
export function MerchantListPage() {
  return (
    <>
      <PageTitle about="Every business that sells our services. Open one to see and change it.">
        <Button component={Link} to={backendPaths.idSaleList} variant="default">
          ID sales
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listMerchants}
        emptyText="No merchant has joined yet."
        cells={{
          kyc: ({ kyc }) => <KycBadge state={kyc} />,
          status: ({ status }) => <StatusBadge status={status} />,
        }}
        actions={(row) => (
          <RowMoves
            moves={[{ label: 'View', name: `View ${row.code}`, to: backendPaths.merchant(row.id), opens: true }]}
          />
        )}
      />
    </>
  )
}
