import { Button, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listMembers, memberLevels } from '../../contract/member.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'

const levels = [
  { value: '', label: 'All levels' },
  ...Array.from({ length: memberLevels }, (_, i) => ({ value: String(i + 1), label: `Level ${i + 1}` })),
]

/** The own downline: direct members and those below them. */
export function MemberListPage() {
  const [level, setLevel] = useState('')
  return (
    <>
      <PageTitle about="Businesses below yours, up to three levels.">
        <Button component={Link} to={merchantPaths.memberNew}>
          Add Member
        </Button>
      </PageTitle>
      <SegmentedControl aria-label="Level" data={levels} value={level} onChange={setLevel} mb="md" />
      <DataTable
        endpoint={listMembers}
        additionFilter={level === '' ? undefined : { level }}
        emptyText="You have no members yet. Add the first one above."
        cells={{ kyc: ({ kyc }) => <KycBadge state={kyc} /> }}
        actions={(row) => (
          <RowMoves
            moves={[{ label: 'View', name: `View ${row.code}`, to: merchantPaths.member(row.id), opens: true }]}
          />
        )}
      />
    </>
  )
}
