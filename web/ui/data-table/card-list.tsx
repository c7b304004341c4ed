import { type ReactNode, useEffect, useRef } from 'react'
import { listTexts } from '../../../texts/en/list.ts'
import { CardFooter } from './card-footer.tsx'
import classes from './card-list.module.css'
import { CardSkeleton } from './card-skeleton.tsx'
import { CardToolbar } from './card-toolbar.tsx'
import { CardTotals } from './card-totals.tsx'
import { exportTable } from './export-table.ts'
import { ListCard } from './list-card.tsx'
import type { ListProps } from './list-props.ts'
import { TableMessage } from './table-message.tsx'
import { visibleNames } from './table-state.ts'
import { useCardRows } from './use-card-rows.ts'
import type { TableRow } from './use-table-model.ts'
import { useTableState } from './use-table-state.ts'

interface Props<Row extends TableRow> extends ListProps<Row> {
  /** The way to the table. */
  toggle: ReactNode
}

/** A list on a phone: a card for each row, one under the other, and more of them on demand. */
export function CardList<Row extends TableRow>({
  cells,
  actions,
  tick,
  emptyText = listTexts.nothingHereYet(),
  totals,
  toggle,
  ...source
}: Props<Row>) {
  const { columns, card, title } = source.endpoint
  const control = useTableState(columns)
  const rows = useCardRows(source, control.state)
  const { reply, error, isFetching, isOld } = rows
  const data = error === undefined ? (reply?.data ?? []) : []
  const [list, goToNew] = useGoToNew(data.length)
  const visible = visibleNames(columns, control.state)
  return (
    <section aria-label={title}>
      <CardToolbar
        columns={columns}
        control={control}
        found={rows.isAnswer ? reply : undefined}
        onExport={(format) => exportTable(source, { format, state: control.state, reply })}
        toggle={toggle}
      />
      {data.length > 0 ? (
        <ul ref={list} className={classes.cards} aria-busy={isFetching}>
          {data.map((row, at) => (
            <li key={String(row.id ?? at)}>
              <ListCard {...{ row, columns, card, visible, cells, actions }} tick={tick?.(row)} />
            </li>
          ))}
        </ul>
      ) : error === undefined && reply === undefined ? (
        <CardSkeleton />
      ) : (
        <div className={classes.message}>
          <TableMessage loading={false} onReload={rows.reload} {...{ error, control, emptyText }} />
        </div>
      )}
      {data.length > 0 && totals && <CardTotals columns={columns} totals={totals} />}
      {isFetching && reply && <output className={classes.busy}>{listTexts.loading()}</output>}
      {isOld && !isFetching && <output className={classes.busy}>{listTexts.noConnectionTheseAre()}</output>}
      {error === undefined && reply && <CardFooter rows={rows} control={control} onMore={goToNew} />}
    </section>
  )
}

/** Whoever asked for more goes on at the first card that came. */
function useGoToNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return
    list.current?.children[awaited.current]?.querySelector('article')?.focus()
    awaited.current = undefined
  }, [count])
  return [
    list,
    () => {
      awaited.current = count
    },
  ] as const
}
