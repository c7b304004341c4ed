import { Button, Group } from '@mantine/core'
import { type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
import { type KycRow, listKyc } from '../../contract/kyc-review.ts'
import { backendPaths } from '../../contract/paths.ts'
import { useAsked } from '../platform/use-asked.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { onlyWhere, tableSearch } from '../ui/data-table/table-search.ts'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'

const shownStates: readonly (KycState | undefined)[] = [
  undefined,
  'submitted',
  'rejected',
  're-kyc',
  'not-started',
  'approved',
]

/** The KYC of every merchant and its staff, what changed last on top. */
export function KycListPage() {
  return (
    <>
      <PageTitle about="Merchants and their staff. Open one that is submitted to look at its documents." />
      <StateLinks />
      <DataTable
        endpoint={listKyc}
        emptyText="No merchant has joined yet."
        cells={{ status: ({ status }) => <KycBadge state={status} /> }}
        actions={(row) => (
          <RowMoves
            moves={[
              row.status === 'submitted'
                ? { label: 'Review', to: reviewPath(row) }
                : { label: 'View', to: reviewPath(row), opens: true },
            ]}
          />
        )}
      />
    </>
  )
}

const reviewPath = ({ kind, id }: KycRow) =>
  kind === 'merchant' ? backendPaths.merchantKyc(id) : backendPaths.staffKyc(id)

/** The list by state: each is the table's own filter, so that the address can be kept. */
function StateLinks() {
  const { filters = [] } = tableSearch(useAsked())
  const chosen = filters.find(({ field }) => field === 'status')?.value1
  return (
    <Group component="nav" gap="xs" mb="md" aria-label="By state">
      {shownStates.map((state) => (
        <Button
          key={state ?? 'all'}
          component={PageLink}
          to={backendPaths.kyc}
          search={state ? onlyWhere('status', state) : {}}
          size="xs"
          variant={state === chosen ? 'filled' : 'default'}
          aria-current={state === chosen ? 'page' : undefined}
        >
          {state ? kycStateLabels[state]() : 'All'}
        </Button>
      ))}
    </Group>
  )
}
