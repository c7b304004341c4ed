import { Button, Group } from '@mantine/core'
import { canMove } from '../../../contract/kernel/workflow.ts'
import { merchantInfo, type PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { getReceipt } from '../../../contract/nsdl-pan/print.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panInfoTexts } from '../../../texts/en/pan-info.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { saveFrom } from '../../ui/save-from.ts'
import { CancelButton } from '../apply/cancel-button.tsx'
import { MerchantMoves } from '../lists/merchant-moves.tsx'
import { PanInfoPage } from './pan-info-page.tsx'

/** One application, as its merchant sees it. */
export function MerchantPanInfoPage({ id }: { id: string }) {
  return (
    <PanInfoPage id={id} calls={merchantInfo} home={merchantPaths.nsdlPan} moves={(info) => <Moves info={info} />} />
  )
}

function Moves({ info }: { info: PanInfo }) {
  return (
    <Group gap="xs">
      <MerchantMoves row={info} />
      {info.money && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => void saveFrom(endpointPath(getReceipt.path, { id: info.id }))}
        >
          {panInfoTexts.receipt()}
        </Button>
      )}
      {canMove(panWorkflow, info.state, 'cancel') && <CancelButton sheet={info} />}
    </Group>
  )
}
