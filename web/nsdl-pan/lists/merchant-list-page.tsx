import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { merchantPaths } from '../../paths.ts'
import { MerchantMoves } from './merchant-moves.tsx'
import { PanListPage } from './pan-list-page.tsx'
import { merchantSide } from './pan-side.ts'
import { useLivePan } from './use-pan-reload.ts'

/** A merchant's lists: each row with what the merchant can do next. */
export function MerchantPanListPage() {
  useLivePan()
  return <PanListPage side={merchantSide} tools={() => <Tools />} actions={(row) => <Actions row={row} />} />
}

function Tools() {
  return (
    <Group gap="xs">
      <Button component={Link} to={merchantPaths.panApply('N')}>
        Apply new
      </Button>
      <Button component={Link} to={merchantPaths.panApply('C')} variant="default">
        Apply correction
      </Button>
    </Group>
  )
}

function Actions({ row }: { row: PanRow }) {
  return (
    <MerchantMoves row={row}>
      {row.state !== 'draft' && (
        <Button
          component={Link}
          to={merchantPaths.panInfo(row.id)}
          size="compact-sm"
          variant="subtle"
          aria-label={`Open ${row.refNo}`}
        >
          Open
        </Button>
      )}
    </MerchantMoves>
  )
}
