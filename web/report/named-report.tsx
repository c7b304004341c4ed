import { NotFoundPage } from '../ui/not-found-page.tsx'
import type { WebServices } from '../ui/web-service.ts'
import { type ReportArea, reportAreas } from './report-area.ts'
import { ReportPage } from './report-page.tsx'

/** The report whose name stands in the address. */
export function NamedReport({ area, name, services }: { area: ReportArea; name: string; services: WebServices }) {
  const side = reportAreas[area].sides.find(({ slug }) => slug === name.toLowerCase())
  return side ? <ReportPage key={side.slug} side={side} area={area} services={services} /> : <NotFoundPage />
}
