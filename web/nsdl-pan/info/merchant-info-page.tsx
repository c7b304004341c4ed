import { merchantInfo } from '../../../contract/nsdl-pan/info.ts'
import { merchantPaths } from '../../paths.ts'
import { MerchantMoves } from '../lists/merchant-moves.tsx'
import { useLivePan } from '../lists/use-pan-reload.ts'
import { PanInfoPage } from './pan-info-page.tsx'

/** One application, as its merchant sees it. */
export function MerchantPanInfoPage() {
  useLivePan()
  return (
    <PanInfoPage calls={merchantInfo} home={merchantPaths.nsdlPan} moves={(info) => <MerchantMoves row={info} />} />
  )
}
