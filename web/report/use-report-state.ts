import { useMemo } from 'react'
import { type ReportDays, type ReportSide, type ReportView, reportDays } from '../../contract/report/report.ts'
import { deviceNow } from '../platform/device-clock.ts'
import { useAsked } from '../platform/use-asked.ts'
import { type Days, reportPresets } from '../ui/day-range/range-presets.ts'
import { useChangeSearch } from '../ui/use-change-search.ts'

export interface ReportState {
  days: Days
  /** What is wrong with the days. */
  wrong: string | undefined
  viewName: string
  view: ReportView
  /** By the names of the filters; empty ones are not narrowed. */
  chosen: Readonly<Record<string, string>>
  setDays: (days: Days) => void
  setView: (name: string) => void
  choose: (name: string, value: string) => void
}

type Search = Readonly<Record<string, unknown>>

/** All that is set on a report stands in the address, so that a link to it shows the same to whoever may see it. */
export function useReportState(side: ReportSide): ReportState {
  const search = useAsked()
  const changeSearch = useChangeSearch()
  return useMemo(() => {
    const change = (part: Search) =>
      changeSearch((before) => ({ ...before, ...part, page: undefined, shown: undefined }))
    const days = daysOf(search)
    const viewName = viewOf(side, search.view)
    return {
      days,
      wrong: side.undated ? undefined : reportDays.safeParse(days).error?.issues[0]?.message,
      viewName,
      view: side.views[viewName] as ReportView,
      chosen: chosenOf(side, search),
      setDays: (range) => change(daysSearch(range)),
      // Another view has other columns: what was set on those of the former one is forgotten.
      setView: (view) => change({ view, sort: undefined, filters: undefined, hide: undefined }),
      choose: (name, value) => change({ [name]: value === '' ? undefined : value }),
    }
  }, [search, side, changeSearch])
}

/** A range with a name is kept by its name: a saved 'Last month' is always the month before. */
function daysSearch(days: Days): Search {
  const named = reportPresets(deviceNow()).find(({ range }) => range?.from === days.from && range.to === days.to)
  return named ? { days: named.value, from: undefined, to: undefined } : { days: undefined, ...days }
}

function daysOf({ days, from, to }: Search): Days {
  if (typeof from === 'string' && typeof to === 'string') return { from, to }
  const presets = reportPresets(deviceNow())
  const month = presets.find(({ value }) => value === 'month')
  return (presets.find(({ value }) => value === days) ?? month)?.range ?? { from: '', to: '' }
}

function viewOf({ views }: ReportSide, asked: unknown): string {
  const names = Object.keys(views)
  return names.find((name) => name === asked) ?? names[0] ?? ''
}

function chosenOf({ filters }: ReportSide, search: Search): Record<string, string> {
  const set = Object.keys(filters).filter((name) => search[name] !== undefined && search[name] !== '')
  return Object.fromEntries(set.map((name) => [name, String(search[name])]))
}

/** What the server is asked beside the table's own question. */
export function reportSwitches(side: ReportSide, { days, viewName, chosen }: ReportState): Record<string, string> {
  const range: Partial<ReportDays> = side.undated ? {} : days
  return { ...range, view: viewName, ...chosen }
}
