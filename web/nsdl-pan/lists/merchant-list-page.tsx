import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../../contract/paths.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { useOwnPath } from '../../ui/use-own-path.ts'
import { MerchantMoves } from './merchant-moves.tsx'
import { PanListPage } from './pan-list-page.tsx'
import { merchantSide, queueAt } from './pan-side.ts'

/** A merchant's lists; the address says which. */
export function MerchantPanListPage() {
  return <MerchantPanList queue={queueAt(merchantSide, useOwnPath())} />
}

/** Each row with what the merchant can do next. */
export function MerchantPanList({ queue }: { queue: string }) {
  return (
    <PanListPage
      side={merchantSide}
      queue={queue}
      tools={<Tools />}
      actions={(row) => <MerchantMoves row={row} withOpen />}
      nothingYet={
        <NothingYet
          text={panListTexts.noApplicationsYet()}
          way={{ label: panListTexts.applyForAPan(), to: merchantPaths.panApply('N') }}
        />
      }
    />
  )
}

function Tools() {
  return (
    <Group gap="xs">
      <Button component={Link} to={merchantPaths.panApply('N')}>
        {panListTexts.applyNew()}
      </Button>
      <Button component={Link} to={merchantPaths.panApply('C')} variant="default">
        {panListTexts.applyCorrection()}
      </Button>
    </Group>
  )
}
