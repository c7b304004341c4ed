import { NamedReport } from '../report/named-report.tsx'
import { webServices } from '../services.ts'

export const OfficeReportPage = ({ name }: { name: string }) => (
  <NamedReport area="office" name={name} services={webServices} />
)
export const OwnReportPage = ({ name }: { name: string }) => (
  <NamedReport area="own" name={name} services={webServices} />
)
