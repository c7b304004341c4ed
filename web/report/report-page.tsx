import { Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Columns } from '../../contract/kernel/table.ts'
import type { ReportSide, ReportSums } from '../../contract/report/report.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import { callWith } from '../platform/call.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { useTableState } from '../ui/data-table/use-table-state.ts'
import { PageTitle } from '../ui/page-title.tsx'
import type { WebServices } from '../ui/web-service.ts'
import type { ReportArea } from './report-area.ts'
import { reportCells } from './report-cells.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportControls } from './report-controls.tsx'
import { ReportFigures } from './report-figures.tsx'
import { ReportLinks } from './report-links.tsx'
import { reportSwitches, useReportState } from './use-report-state.ts'

interface Props {
  side: ReportSide
  area: ReportArea
  /** Where a queue that waits is found. */
  services: WebServices
}

/** Any report: what it is narrowed to, what it comes to, a chart, and every row of it. */
export function ReportPage({ side, area, services }: Props) {
  const state = useReportState(side)
  const { view } = state
  const columns = useMemo(() => pick(side.columns, view.columns), [side, view])
  const endpoint = useMemo(() => ({ ...side.list, columns, card: view.card }), [side, columns, view])
  const additionFilter = reportSwitches(side, state)
  const sums = useReportSums(side, { columns, additionFilter, ready: state.wrong === undefined })
  return (
    <>
      <PageTitle title={side.title} about={side.about}>
        <ReportLinks area={area} side={side} days={state.days} />
      </PageTitle>
      <Stack gap="md">
        <ReportControls {...{ side, area, state }} />
        {state.wrong === undefined && (
          <>
            <ReportFigures side={side} sums={sums} />
            {sums && <ReportChart {...{ side, state, sums }} />}
            <DataTable
              key={state.viewName}
              endpoint={endpoint}
              additionFilter={additionFilter}
              totals={sums?.totals}
              cells={reportCells(side, { area, services })}
              emptyText={side.undated ? reportPageTexts.nothingIsWaiting() : reportPageTexts.nothingOnTheseDays()}
            />
          </>
        )}
      </Stack>
    </>
  )
}

interface Asked {
  columns: Columns
  additionFilter: Record<string, string>
  ready: boolean
}

/** The sums of exactly the rows that the table shows on all its pages, filters and search included. */
function useReportSums({ sumsCall }: ReportSide, { columns, additionFilter, ready }: Asked) {
  const { filters, q } = useTableState(columns).state
  const body = { filters, search: q, additionFilter }
  const { data } = useQuery({
    queryKey: [sumsCall.path, body],
    queryFn: ({ signal }) => callWith<ReportSums>(sumsCall, { body, signal }),
    placeholderData: keepPreviousData,
    enabled: ready,
  })
  return data
}

const pick = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])))
