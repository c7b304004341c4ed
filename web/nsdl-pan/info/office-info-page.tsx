import { officeInfo, type PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { OfficeMoves } from '../office/office-moves.tsx'
import { AadhaarFact } from './aadhaar-fact.tsx'
import { PanInfoPage } from './pan-info-page.tsx'

/** One application, as the back office sees it. */
export function OfficePanInfoPage({ id }: { id: string }) {
  return (
    <PanInfoPage
      id={id}
      calls={officeInfo}
      home={backendPaths.nsdlPan}
      moves={(info) => <OfficeMoves row={info} withoutOpen />}
      drawn={drawNumbers}
    />
  )
}

const drawNumbers = ({ id, data }: PanInfo) => ({
  aadhaarNo: <AadhaarFact id={id} field="aadhaarNo" masked={data.aadhaarNo} />,
  raAadhaarNo: <AadhaarFact id={id} field="raAadhaarNo" masked={data.raAadhaarNo} />,
})
