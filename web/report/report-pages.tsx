import { NotFoundPage } from '../ui/not-found-page.tsx'
import { type ReportArea, reportAreas } from './report-area.ts'
import { ReportPage } from './report-page.tsx'

/** The report whose name stands in the address. */
function NamedReport({ area, name }: { area: ReportArea; name: string }) {
  const side = reportAreas[area].sides.find(({ slug }) => slug === name.toLowerCase())
  return side ? <ReportPage key={side.slug} side={side} area={area} /> : <NotFoundPage />
}

export const OfficeReportPage = ({ name }: { name: string }) => <NamedReport area="office" name={name} />
export const OwnReportPage = ({ name }: { name: string }) => <NamedReport area="own" name={name} />
