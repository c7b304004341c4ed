import { Button, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listMembers, memberLevels } from '../../contract/member.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'

const levels = () => [
  { value: '', label: peopleTexts.allLevels() },
  ...Array.from({ length: memberLevels }, (_, i) => ({
    value: String(i + 1),
    label: peopleTexts.levelNumber({ number: i + 1 }),
  })),
]

/** The own downline: direct members and those below them. */
export function MemberListPage() {
  const [level, setLevel] = useState('')
  return (
    <>
      <PageTitle about={peopleTexts.businessesBelowYours()}>
        <Button component={Link} to={merchantPaths.memberNew}>
          {peopleTexts.addMember()}
        </Button>
      </PageTitle>
      <SegmentedControl aria-label={peopleTexts.level()} data={levels()} value={level} onChange={setLevel} mb="md" />
      <DataTable
        endpoint={listMembers}
        additionFilter={level === '' ? undefined : { level }}
        emptyText={peopleTexts.noMembersYet()}
        cells={{ kyc: ({ kyc }) => <KycBadge state={kyc} /> }}
        actions={(row) => (
          <RowMoves
            moves={[
              {
                label: peopleTexts.view(),
                name: peopleTexts.viewNamed({ code: row.code }),
                to: merchantPaths.member(row.id),
                opens: true,
              },
            ]}
          />
        )}
      />
    </>
  )
}
