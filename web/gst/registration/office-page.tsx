import { officeGst } from '../../../contract/gst/registration-detail.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { AadhaarFact } from './aadhaar-fact.tsx'
import { AskedRejection } from './asked-rejection.tsx'
import { DetailView } from './detail-view.tsx'
import { OfficeMoves } from './office-moves.tsx'

/** One registration at the desk. */
export function OfficeGstPage({ id }: { id: string }) {
  return (
    <DetailView
      id={id}
      calls={officeGst}
      office
      list={backendPaths.gstRegistration}
      moves={(detail) => (
        <>
          <AskedRejection detail={detail} />
          <OfficeMoves detail={detail} />
        </>
      )}
      aadhaar={({ id }, person) => <AadhaarFact id={id} person={person} />}
    />
  )
}
