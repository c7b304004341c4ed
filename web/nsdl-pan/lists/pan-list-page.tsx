import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { say } from '../../../texts/say.ts'
import { callQuery } from '../../platform/call-query.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { panCells } from './pan-cells.tsx'
import type { PanSide } from './pan-side.ts'
import { QueueTabs } from './queue-tabs.tsx'
import { type Ticks, tickOf } from './use-ticks.ts'

interface Props {
  side: PanSide
  /** The name of the list. */
  queue: string
  /** Buttons beside the title. */
  tools?: ReactNode
  actions: (row: PanRow) => ReactNode
  /** Where rows can be ticked. */
  ticks?: Ticks
  /** In place of the rows while no list holds anything. */
  nothingYet?: ReactNode
}

const refreshMs = 30_000

/** Every list of PAN applications in both areas. */
export function PanListPage({ side, queue: name, tools, actions, ticks, nothingYet }: Props) {
  const counts = useQuery({ ...callQuery(side.counts), refetchInterval: refreshMs })
  const [queue, endpoint] = [side.queues[name], side.lists[name]]
  if (!queue || !endpoint) return null
  const isEmpty = counts.data !== undefined && Object.values(counts.data).every((count) => count === 0)
  return (
    <>
      <PageTitle about={say(queue.about)}>{tools}</PageTitle>
      <QueueTabs home={side.home} queues={side.queues} here={name} counts={counts.data} />
      {isEmpty && nothingYet ? (
        nothingYet
      ) : (
        <DataTable
          key={name}
          endpoint={endpoint}
          emptyText={panListTexts.noApplicationsInThisList()}
          cells={panCells(side.papers, ticks)}
          actions={actions}
          tick={ticks && ((row: PanRow) => tickOf(ticks, row))}
        />
      )}
    </>
  )
}
