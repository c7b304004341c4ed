import { ReportIndex } from '../report/report-index.tsx'
import { webServices } from '../services.ts'

/** The reports of the back office. */
export const OfficeReportsPage = () => <ReportIndex area="office" services={webServices} />
/** The reports of the own business. */
export const OwnReportsPage = () => <ReportIndex area="own" services={webServices} />
