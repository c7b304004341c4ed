import { NamedReport } from '../report/named-report.tsx'
import { webServices } from '../services.ts'

export const OfficeReportPage = () => <NamedReport area="office" services={webServices} />
export const OwnReportPage = () => <NamedReport area="own" services={webServices} />
