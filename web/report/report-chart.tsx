import type { ReportSide, ReportSums } from '../../contract/report/report.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import { DayBars } from '../ui/charts/day-bars.tsx'
import { NameBars } from '../ui/charts/name-bars.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { dayBars } from './day-bars.ts'
import { sumText, valueText } from './report-text.ts'
import type { ReportState } from './use-report-state.ts'

interface Props {
  side: ReportSide
  state: ReportState
  sums: ReportSums
}

/** The same as the rows, as bars: one for each day, or for each name the largest first. */
export function ReportChart({ side, state, sums }: Props) {
  const { by, value } = state.view.chart
  if (sums.bars.length === 0) return null
  const title = reportPageTexts.valueBy({
    value: side.columns[value]?.title ?? value,
    by: side.columns[by]?.title.toLowerCase() ?? by,
  })
  const text = (sum: number) => sumText(side, value, sum)
  if (side.columns[by]?.kind === 'date')
    return (
      <SectionCard title={title}>
        <DayBars label={title} bars={dayBars(sums.bars, { days: state.days, text })} />
      </SectionCard>
    )
  const others =
    sums.others === 0 ? [] : [{ name: reportPageTexts.allOthers(), value: sums.others, text: text(sums.others) }]
  const bars = sums.bars.map((bar) => ({
    name: valueText(side, by, bar.name),
    value: bar.value,
    text: text(bar.value),
  }))
  return (
    <SectionCard title={title}>
      <NameBars label={title} bars={[...bars, ...others]} />
    </SectionCard>
  )
}
