import type { ReportSide, ReportSums } from '../../contract/report/report.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import { Figures } from '../ui/figures.tsx'
import { sumText } from './report-text.ts'

/** What everything comes to, large. */
export function ReportFigures({ side, sums }: { side: ReportSide; sums: ReportSums | undefined }) {
  const figures = side.sums.map((name) => ({
    name: side.columns[name]?.title ?? name,
    value: sums && sumText(side, name, sums.totals[name] ?? 0),
  }))
  return <Figures label={reportPageTexts.totals()} figures={figures} />
}
