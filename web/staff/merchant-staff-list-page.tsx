import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listMerchantStaff } from '../../contract/merchant-staff.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { StateBadge } from './state-badge.tsx'

/** The staff of the own business. */
export function MerchantStaffListPage() {
  return (
    <>
      <PageTitle about="People who work for your business, each with a sign-in of their own.">
        <Button component={Link} to={merchantPaths.staffNew}>
          Add staff
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listMerchantStaff}
        emptyText="Nobody yet. Add the first one, so that they need not use your password."
        cells={{
          state: ({ state }) => <StateBadge state={state} />,
          kycState: ({ kycState }) => <KycBadge state={kycState} />,
        }}
        actions={(row) => <RowMoves moves={[{ label: 'Open', to: merchantPaths.staff(row.id), opens: true }]} />}
      />
    </>
  )
}
