import { officeFiling } from '../../../contract/gst/filing-detail.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { FilingDetailView } from './detail-view.tsx'
import { OfficeFilingMoves } from './office-moves.tsx'

/** One return at the desk. */
export function OfficeFilingPage({ id }: { id: string }) {
  return (
    <FilingDetailView
      id={id}
      calls={officeFiling}
      office
      list={backendPaths.gstFilling}
      moves={(detail) => <OfficeFilingMoves detail={detail} />}
    />
  )
}
