import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listMerchantStaff } from '../../contract/merchant-staff.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { StateBadge } from './state-badge.tsx'

/** The staff of the own business. */
export function MerchantStaffListPage() {
  return (
    <>
      <PageTitle about={peopleTexts.peopleWhoWorkForYou()}>
        <Button component={Link} to={merchantPaths.staffNew}>
          {peopleTexts.addStaff()}
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listMerchantStaff}
        emptyText={peopleTexts.nobodyYet()}
        cells={{
          state: ({ state }) => <StateBadge state={state} />,
          kycState: ({ kycState }) => <KycBadge state={kycState} />,
        }}
        actions={(row) => (
          <RowMoves moves={[{ label: peopleTexts.open(), to: merchantPaths.staff(row.id), opens: true }]} />
        )}
      />
    </>
  )
}
